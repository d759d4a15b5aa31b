import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { assertNoDigit } from '../../shared/domain/assistant/answer';
import { intentNames, intentOf, meaningsOf } from '../../shared/domain/assistant/grammar';
import { words } from '../../shared/domain/assistant/words';
import { helpPages } from '../../shared/domain/help/help-pages';
import { buttonsIn, helpPicture, plainHelp } from '../../shared/domain/help/page';
import { sources } from '../support/sources';

const screens = sources.filter(
  (file) => file.startsWith('frontend/src/') && !file.includes('.test.') && !file.includes('/testing/'),
);
const text = screens.map((file) => readFileSync(file, 'utf8')).join('\n');
const messages = readFileSync('shared/domain/messages.ts', 'utf8');

/** A text on a screen: between quotes, or on a line of its own between tags. */
const isShown = (name: string): boolean => {
  const escaped = name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`(['"\`>]|^\\s*)${escaped}(['"\`<]|\\s*$)`, 'm').test(`${text}\n${messages}`);
};

describe('the help', () => {
  it.each(helpPages.map((page) => [page.id, page] as const))(
    '%s names buttons that are there',
    (_, { parts }) => {
      const missing = parts.flatMap((part) => buttonsIn(part.text)).filter((name) => !isShown(name));
      expect(missing).toEqual([]);
    },
  );

  it.each(helpPages.map((page) => [page.id, page] as const))(
    '%s leads to a screen that is there',
    (_, { screen }) => {
      if (screen === undefined) return;
      expect(text).toContain(`'${screen}'`);
    },
  );

  it.each(helpPages.flatMap(({ screen }) => (screen === undefined ? [] : [screen])))(
    'has a picture of %s, light and dark',
    (screen) => {
      for (const theme of ['light', 'dark'] as const)
        expect([theme, existsSync(join('frontend', 'public', helpPicture(screen, theme)))]).toEqual([
          theme,
          true,
        ]);
    },
  );

  it('can be said by the assistant: no page holds a figure', () => {
    for (const { lead, parts } of helpPages)
      for (const words of [lead, ...parts.flatMap((part) => [part.heading, plainHelp(part.text)])])
        expect(assertNoDigit(words)).toBe(words);
  });

  it('has each page once', () => {
    const ids = helpPages.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it.each(intentNames)('has a page for who asks %s', (name) => {
    const { help, roles } = intentOf(name);
    const page = helpPages.find(({ id }) => id === help);
    expect(page).toBeDefined();
    expect(roles.filter((role) => !page?.roles.includes(role))).toEqual([]);
  });
});

it('the grammar asks for meanings that words have', () => {
  const asked = intentNames.flatMap((name) => intentOf(name).asks.flatMap(meaningsOf));
  expect(asked.filter((meaning) => !(meaning in words))).toEqual([]);
});

it('sixty intents at least, each with ways to ask', () => {
  expect(intentNames.length).toBeGreaterThanOrEqual(60);
  for (const name of intentNames) expect(intentOf(name).asks.length).toBeGreaterThan(0);
});
