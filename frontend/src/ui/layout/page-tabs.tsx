import { chakra } from '@chakra-ui/react';
import { ChevronDown } from 'lucide-react';
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Popover } from '../primitives/popover';
import { type Place, useHrefLink } from '../primitives/use-href-link';
import { useIsDesk } from '../primitives/use-is-desk';
import { Stack } from './layout';

export type PageTab = Place & {
  readonly label: string;
  readonly isHere: boolean;
  /** Beside the label, in muted: `7 · $9,299.64`. */
  readonly note?: string | undefined;
  readonly icon?: ReactNode;
};

const Anchor = chakra('a', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1.5',
    minH: '11',
    flexShrink: 0,
    whiteSpace: 'nowrap',
    color: 'muted',
    fontWeight: 'medium',
    textDecoration: 'none',
    borderBottomWidth: '2px',
    borderColor: 'transparent',
    _hover: { color: 'ink' },
    '&[aria-current=page]': { color: 'ink', borderColor: 'primary' },
    _focusVisible: { outlineOffset: '-2px' },
  },
});

const Note = chakra('span', {
  base: { color: 'muted', fontWeight: 'normal', fontVariantNumeric: 'tabular-nums' },
});

const More = chakra('button', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1',
    minH: '11',
    flexShrink: 0,
    color: 'muted',
    fontWeight: 'medium',
    cursor: 'pointer',
    whiteSpace: 'nowrap',
    _hover: { color: 'ink' },
    '&[data-here]': { color: 'ink' },
  },
});

function Tab({ label, isHere, note, icon, ...place }: PageTab) {
  const anchor = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (!isHere) return;
    const show = () => anchor.current?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
    show();
    // The web font loads later and makes the row longer.
    void document.fonts?.ready.then(show);
  }, [isHere]);
  return (
    <Anchor ref={anchor} data-tab="" {...useHrefLink(place)} aria-current={isHere ? 'page' : undefined}>
      {note || icon ? `${label} ` : label}
      {note && <Note dir="ltr">{note}</Note>}
      {icon}
    </Anchor>
  );
}

type Props = {
  label: string;
  tabs: readonly PageTab[];
  /** As wide as the page. */
  wide?: boolean;
};

/** Room for the More button, in pixels. */
const moreWidth = 80;

/** How many of these widths fit beside a gap each; all of them need no room for More. */
export function fitting(widths: readonly number[], { room, gap }: { room: number; gap: number }): number {
  const ends = widths.map((_, at) => widths.slice(0, at + 1).reduce((sum, width) => sum + width + gap, -gap));
  if ((ends.at(-1) ?? 0) <= room) return widths.length;
  return ends.filter((end) => end <= room - gap - moreWidth).length;
}

/** Hides the tabs that do not fit, and answers which. A phone scrolls the row sideways instead. */
function useHidden(tabs: readonly PageTab[], isOn: boolean) {
  const nav = useRef<HTMLElement>(null);
  const [shown, setShown] = useState(tabs.length);
  const texts = tabs.map(({ label, note }) => `${label} ${note ?? ''}`).join('|');
  // biome-ignore lint/correctness/useExhaustiveDependencies: other texts have other widths
  useLayoutEffect(() => {
    const row = nav.current;
    if (!row) return undefined;
    const elements = [...row.querySelectorAll<HTMLElement>(':scope > [data-tab]')];
    const put = (count: number) => {
      for (const [at, element] of elements.entries()) element.hidden = at >= count;
      setShown(count);
    };
    const measure = () => {
      for (const element of elements) element.hidden = false;
      if (!isOn) return put(elements.length);
      const gap = Number.parseFloat(getComputedStyle(row).columnGap) || 0;
      put(
        fitting(
          elements.map(({ offsetWidth }) => offsetWidth),
          { room: row.clientWidth, gap },
        ),
      );
    };
    measure();
    void document.fonts?.ready.then(measure);
    const watching = globalThis.ResizeObserver && new ResizeObserver(measure);
    watching?.observe(row);
    return () => watching?.disconnect();
  }, [texts, isOn]);
  return { nav, hidden: tabs.slice(shown) };
}

/** Links to the parts of a page, each with its own address. What does not fit is under More. */
export function PageTabs({ label, tabs, wide = false }: Props) {
  const { nav, hidden } = useHidden(tabs, useIsDesk());
  const here = hidden.find(({ isHere }) => isHere);
  return (
    <chakra.nav
      ref={nav}
      aria-label={label}
      data-chrome=""
      display="flex"
      maxW={wide ? undefined : '59.5rem'}
      gap={{ base: '3', sm: '6' }}
      overflowX={{ base: 'auto', lg: 'clip' }}
      borderBottomWidth="1px"
      borderColor="border"
      css={{ scrollbarWidth: 'none', '& > [hidden]': { display: 'none' } }}
    >
      {tabs.map((tab) => (
        <Tab key={tab.label} {...tab} />
      ))}
      {hidden.length > 0 && (
        <Popover
          label={`More of ${label.toLowerCase()}`}
          placement="bottom-end"
          trigger={
            <More type="button" data-here={here ? '' : undefined}>
              {here?.label ?? 'More'}
              <ChevronDown size={14} aria-hidden="true" />
            </More>
          }
        >
          <Stack gap="0" fontSize="sm">
            {hidden.map((tab) => (
              <Tab key={tab.label} {...tab} />
            ))}
          </Stack>
        </Popover>
      )}
    </chakra.nav>
  );
}
