import { chakra } from '@chakra-ui/react';
import { useEffect, useRef } from 'react';
import { type Place, useHrefLink } from './use-href-link';

type PageTab = Place & { readonly label: string; readonly isHere: boolean };

const Anchor = chakra('a', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
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

function Tab({ label, isHere, ...place }: PageTab) {
  const anchor = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (!isHere) return;
    const show = () => anchor.current?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
    show();
    // The web font loads later and makes the row longer.
    void document.fonts?.ready.then(show);
  }, [isHere]);
  return (
    <Anchor ref={anchor} {...useHrefLink(place)} aria-current={isHere ? 'page' : undefined}>
      {label}
    </Anchor>
  );
}

type Props = {
  label: string;
  tabs: readonly PageTab[];
  /** As wide as the page. */
  wide?: boolean;
};

/** Links to the parts of a page, each with its own address. A phone scrolls the row sideways. */
export const PageTabs = ({ label, tabs, wide = false }: Props) => (
  <chakra.nav
    aria-label={label}
    data-chrome=""
    display="flex"
    maxW={wide ? undefined : '59.5rem'}
    gap={{ base: '3', sm: '6' }}
    overflowX="auto"
    borderBottomWidth="1px"
    borderColor="border"
    css={{ scrollbarWidth: 'none' }}
  >
    {tabs.map((tab) => (
      <Tab key={tab.label} {...tab} />
    ))}
  </chakra.nav>
);
