import { chakra } from '@chakra-ui/react';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Button } from '../primitives/button';
import { IconButton } from '../primitives/icon-button';
import { pageWindow } from './page-window';

/** A window of page numbers (PRP-24). Empty for a single page. */
export function WindowPager({
  page,
  pages,
  onPage,
  label = 'Pages',
}: {
  page: number;
  pages: number;
  onPage: (page: number) => void;
  label?: string;
}) {
  if (pages <= 1) return null;
  return (
    <chakra.nav
      aria-label={label}
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      justifyContent="center"
      gap="1"
      _rtl={{ '& svg': { transform: 'scaleX(-1)' } }}
    >
      <IconButton label="Previous page" size="sm" disabled={page <= 1} onClick={() => onPage(page - 1)}>
        <ChevronLeft aria-hidden="true" />
      </IconButton>
      {pageWindow(page, pages).map((each, index) =>
        each === 'gap' ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: at most two gaps, told apart by position
          <chakra.span key={`gap-${index}`} px="1" color="muted" aria-hidden="true">
            …
          </chakra.span>
        ) : (
          <Button
            key={each}
            size="sm"
            variant={each === page ? 'subtle' : 'ghost'}
            colorPalette={each === page ? 'primary' : 'neutral'}
            px="2"
            fontVariantNumeric="tabular-nums"
            aria-label={`Page ${each}`}
            aria-current={each === page ? 'page' : undefined}
            onClick={() => onPage(each)}
          >
            {each}
          </Button>
        ),
      )}
      <IconButton label="Next page" size="sm" disabled={page >= pages} onClick={() => onPage(page + 1)}>
        <ChevronRight aria-hidden="true" />
      </IconButton>
    </chakra.nav>
  );
}
