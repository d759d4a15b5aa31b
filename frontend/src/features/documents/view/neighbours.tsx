import { chakra } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { DocumentDetails } from '../../../../../shared/contract/documents';
import { limits } from '../../../../../shared/domain/limits';
import { LinkButton } from '../../../ui/link-button';
import { newestQuery } from '../queries';

type Neighbour = { readonly document_id: string; readonly name: string };

/** To the newer and the older document of the same folder, as its list has them. */
export function Neighbours({ document: { unit_id, kind, document_id } }: { document: DocumentDetails }) {
  const folder = useQuery(newestQuery(unit_id, { kind, limit: limits.listPageMax }));
  const lines = folder.data?.documents ?? [];
  const at = lines.findIndex((line) => line.document_id === document_id);
  if (at === -1 || lines.length < 2) return null;
  return (
    <chakra.nav
      aria-label="Other documents of this folder"
      display="flex"
      gap="1"
      _rtl={{ '& svg': { transform: 'scaleX(-1)' } }}
    >
      <Step to={lines[at - 1]} words="Previous">
        <ChevronLeft aria-hidden="true" />
      </Step>
      <Step to={lines[at + 1]} words="Next">
        <ChevronRight aria-hidden="true" />
      </Step>
    </chakra.nav>
  );
}

function Step({
  to,
  words,
  children,
}: {
  to: Neighbour | undefined;
  words: string;
  children: React.ReactNode;
}) {
  if (!to)
    return (
      <chakra.span
        display="grid"
        placeItems="center"
        boxSize="10"
        color="muted"
        opacity={0.5}
        fontSize="sm"
        css={{ '& svg': { w: '1.125em', h: '1.125em' } }}
        aria-hidden="true"
      >
        {children}
      </chakra.span>
    );
  return (
    <LinkButton
      to="/document-view"
      search={{ id: to.document_id }}
      variant="ghost"
      colorPalette="neutral"
      px="0"
      aria-label={`${words} document: ${to.name}`}
      title={to.name}
    >
      {children}
    </LinkButton>
  );
}
