import { chakra } from '@chakra-ui/react';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { type Place, useHrefLink } from '../primitives/use-href-link';
import { usePageTitle } from './page-title';

const BackAnchor = chakra('a', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1.5',
    minH: '8',
    fontSize: 'sm',
    color: 'muted',
    textDecoration: 'none',
    borderRadius: 'sm',
    _hover: { color: 'ink', textDecoration: 'underline' },
    _rtl: { '& svg': { transform: 'scaleX(-1)' } },
  },
});

const BackLink = ({ label, ...place }: Place & { label: string }) => (
  <BackAnchor {...useHrefLink(place)}>
    <ArrowLeft size={16} aria-hidden="true" />
    {label}
  </BackAnchor>
);

export type PageProps = {
  /** The only h1, also the document title. */
  title: string;
  /** One line that says what the page shows. */
  lead?: ReactNode;
  /** The primary action, at the end of the title row. */
  action?: ReactNode;
  back?: Place & { label: string };
  /** A small picture before the title: an avatar. */
  sign?: ReactNode;
  /** In 4:3 before the title. */
  picture?: ReactNode;
  /** A strip below the title, next to the picture. */
  figures?: ReactNode;
  /** `form` is 640 px wide, `page` 1,200 px. */
  width?: 'page' | 'form';
  children: ReactNode;
};

/** On a phone the picture is small and the figures go below it. */
const Pictured = chakra('div', {
  base: {
    display: 'grid',
    columnGap: { base: '4', md: '6' },
    rowGap: '3',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    gridTemplateRows: { md: '1fr auto' },
    '& > [data-picture]': {
      w: { base: '20', sm: '32', md: '56' },
      aspectRatio: '4 / 3',
      gridRow: { md: 'span 2' },
    },
    '& > [data-figures]': { gridColumn: { base: 'span 2', md: 'auto' }, minW: '0' },
  },
});

const signed = { display: 'flex', alignItems: 'center', gap: '4' } as const;

export function Page({
  title,
  lead,
  action,
  back,
  sign,
  picture,
  figures,
  width = 'page',
  children,
}: PageProps) {
  const heading = usePageTitle(title);
  const head = (
    <chakra.div display="flex" flexWrap="wrap" alignItems="flex-start" justifyContent="space-between" gap="3">
      <chakra.div minW="0" flex="1 1 16rem" css={sign ? signed : undefined}>
        {sign}
        <chakra.div minW="0">
          <chakra.h1
            ref={heading}
            tabIndex={-1}
            m="0"
            fontSize={{ base: 'xl', md: '2xl' }}
            fontWeight="semibold"
            letterSpacing="-0.015em"
            outline="none"
            overflowWrap="anywhere"
          >
            <bdi>{title}</bdi>
          </chakra.h1>
          {lead && (
            <chakra.p m="0" mt="1.5" color="muted" maxW="3xl" textWrap="pretty">
              <bdi>{lead}</bdi>
            </chakra.p>
          )}
        </chakra.div>
      </chakra.div>
      {action && (
        <chakra.div
          display="flex"
          gap="2"
          flexWrap="wrap"
          w={{ base: 'full', sm: 'auto' }}
          css={{ '& > [data-primary]': { flex: { base: '1', sm: 'none' }, order: { base: '-1', sm: '0' } } }}
        >
          {action}
        </chakra.div>
      )}
    </chakra.div>
  );
  return (
    <chakra.div
      w="full"
      maxW={width}
      mx="auto"
      display="flex"
      flexDirection="column"
      gap={{ base: '5', md: '6' }}
    >
      <chakra.header display="flex" flexDirection="column" gap="1">
        {back && (
          <chakra.div mb="1">
            <BackLink {...back} />
          </chakra.div>
        )}
        {picture ? (
          <Pictured>
            <div data-picture="">{picture}</div>
            {head}
            <div data-figures="">{figures}</div>
          </Pictured>
        ) : (
          head
        )}
      </chakra.header>
      {children}
    </chakra.div>
  );
}
