import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { waitFor } from '@testing-library/react';
import { expect } from 'vitest';

/** What an element says to who reads the page or hears it; its looks are left out. */
const told = [
  'role',
  'href',
  'target',
  'alt',
  'src',
  'title',
  'type',
  'placeholder',
  'inputmode',
  'autocomplete',
  'maxlength',
  'min',
  'max',
  'step',
  'accept',
  'lang',
  'dir',
  'scope',
  'colspan',
  'aria-label',
  'aria-live',
  'aria-current',
  'aria-expanded',
  'aria-haspopup',
  'aria-pressed',
  'aria-selected',
  'aria-sort',
  'aria-busy',
  'aria-invalid',
  'aria-required',
  'aria-valuenow',
  'aria-modal',
];
/** Elements that say nothing by themselves. */
const plain = new Set(['div', 'span', 'bdi', 'p', 'tbody', 'thead', 'strong', 'b', 'em', 'small']);
const unseen = new Set(['script', 'style', 'template', 'canvas']);

const enteredIn = (element: Element): string[] => {
  if (element instanceof HTMLInputElement && /^(checkbox|radio)$/.test(element.type))
    return element.checked ? ['checked'] : [];
  const isField =
    element instanceof HTMLInputElement ||
    element instanceof HTMLSelectElement ||
    element instanceof HTMLTextAreaElement;
  return isField && element.value !== '' ? [`value=${JSON.stringify(element.value)}`] : [];
};

const stateOf = (element: Element): string[] =>
  ['disabled', 'required', 'readonly', 'multiple'].filter((name) => element.hasAttribute(name));

const usual = new Set(['type="button"', 'type="text"']);

/** Ids and addresses of files in memory are made anew on each page. */
const attributesOf = (element: Element): string[] =>
  told
    .flatMap((name) => {
      const value = element.getAttribute(name)?.replace(/^blob:.*/, 'blob:');
      return value ? [`${name}=${JSON.stringify(value)}`] : [];
    })
    .filter((each) => !usual.has(each));

const iconOf = ({ classList }: Element): string => {
  const name = [...classList].find((each) => each.startsWith('lucide-'));
  return name ? `icon ${name.replace('lucide-', '')}` : 'picture';
};

const indented = (lines: readonly string[]): string[] => lines.map((line) => `  ${line}`);

/** A text with what may break it: `<wbr>` parts no words. */
function linesInside({ childNodes }: Node): string[] {
  const lines: string[] = [];
  let text = '';
  const end = () => {
    const words = text.replace(/\s+/g, ' ').trim();
    if (words !== '') lines.push(words);
    text = '';
  };
  for (const child of childNodes) {
    if (child instanceof Text) text += child.data;
    else if (child instanceof Element && child.localName !== 'wbr') {
      end();
      lines.push(...linesOf(child));
    }
  }
  end();
  return lines;
}

function linesOf(element: Element): string[] {
  if (unseen.has(element.localName) || element.hasAttribute('hidden')) return [];
  if (element instanceof SVGElement) return [iconOf(element)];
  const says = [...attributesOf(element), ...stateOf(element), ...enteredIn(element)];
  const inside = linesInside(element);
  const isPlain = plain.has(element.localName);
  if (isPlain && (says.length === 0 || (inside.length === 0 && !element.ariaLabel))) return inside;
  const name = [isPlain ? '-' : element.localName, ...says].join(' ');
  // A name and its one text are one line.
  return inside.length === 1 ? [`${name}: ${inside[0]}`] : [name, ...indented(inside)];
}

/** Behind a dialog, the page is neither heard nor pressed. */
const isBehind = (element: Element): boolean =>
  element.matches('[aria-hidden=true], [inert]') && element.parentElement === document.body;

const outline = (): string =>
  [...document.body.children]
    .flatMap((element) => (isBehind(element) ? [] : [...linesOf(element), '']))
    .join('\n');

/** How long a page's text stands still before it counts as loaded. */
const stillMilliseconds = 50;

/**
 * Waits until the page has loaded what it shows: nothing says that it is loading or saving, and the text
 * stands still.
 */
async function untilStill(): Promise<void> {
  let last = outline();
  let since = performance.now();
  await waitFor(
    () => {
      const now = outline();
      if (now !== last || /Loading|Saving|aria-busy/.test(now)) {
        last = now;
        since = performance.now();
      }
      expect(performance.now() - since).toBeGreaterThan(stillMilliseconds);
    },
    { timeout: 8_000, interval: 10 },
  ).catch(() => undefined);
}

/**
 * The page says what `outlines/<name>.txt` beside the test says, sooner or later: each text, field, link and
 * state, top to bottom. `vitest run --project screens -u` writes them; the difference is read before it is
 * saved.
 */
export async function expectOutline(name: string): Promise<void> {
  const file = join(dirname(expect.getState().testPath ?? ''), 'outlines', `${name}.txt`);
  const saved = existsSync(file) ? readFileSync(file, 'utf8') : undefined;
  const isWritten = saved === undefined || expect.getState().snapshotState.snapshotUpdateState === 'all';
  if (isWritten) await untilStill();
  else await waitFor(() => expect(outline()).toBe(saved), { timeout: 8_000 }).catch(() => undefined);
  await expect(outline()).toMatchFileSnapshot(file);
}
