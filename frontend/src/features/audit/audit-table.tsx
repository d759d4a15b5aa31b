import { chakra } from '@chakra-ui/react';
import { lazy, Suspense, useMemo, useState } from 'react';
import type { AuditLine } from '../../../../shared/contract/audit';
import { DataTable } from '../../ui/data/data-table';
import type { Column } from '../../ui/data/data-table-column';
import { DateTimeText } from '../../ui/data/date-text';
import { Button } from '../../ui/primitives/button';
import { TextLink } from '../../ui/primitives/text-link';
import { type AuditRow, changeText, foldRuns, screenOf } from './audit-rows';
import { actorWords, isSaidAlready } from './audit-texts';

const EntryDrawer = lazy(() => import('./entry-drawer'));

/** One line; what does not fit is in the drawer. */
const OneLine = chakra('span', {
  base: {
    display: 'block',
    maxW: '100%',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
});

function Where({ entry, run }: AuditRow) {
  if (run.length > 1) return <bdi>{`${run.length.toLocaleString('en-US')} in one run`}</bdi>;
  if (isSaidAlready(entry)) return <span data-only="row">–</span>;
  const to = screenOf(entry);
  const name = <bdi>{entry.object_name}</bdi>;
  return <OneLine>{to ? <TextLink {...to}>{name}</TextLink> : name}</OneLine>;
}

const columnsOf = (open: (row: AuditRow) => void): readonly Column<AuditRow>[] => [
  {
    key: 'what',
    header: 'What',
    rem: 17,
    cell: (row) => (
      <Button
        variant="plain"
        size="sm"
        px="0"
        mx="0"
        minH="6"
        h="auto"
        textAlign="start"
        whiteSpace="normal"
        onClick={() => open(row)}
      >
        {row.entry.words}
      </Button>
    ),
  },
  { key: 'where', header: 'Where', rem: 11, cell: (row) => <Where {...row} /> },
  { key: 'who', header: 'Who', rem: 12, cell: ({ entry }) => <bdi>{actorWords(entry)}</bdi> },
  {
    key: 'change',
    header: 'Change',
    rem: 14,
    priority: 2,
    cell: ({ entry, run }) =>
      run.length > 1 ? '–' : <OneLine dir="auto">{changeText(entry) || '–'}</OneLine>,
  },
  { key: 'when', header: 'When', rem: 11, end: true, cell: ({ entry }) => <DateTimeText at={entry.at} /> },
];

/** The log, a line an entry; a press on what was done shows all of it. */
export function AuditTable({ entries, busy }: { entries: readonly AuditLine[]; busy: boolean }) {
  const [opened, setOpened] = useState<AuditRow>();
  const columns = useMemo(() => columnsOf(setOpened), []);
  return (
    <chakra.div css={{ '& tbody td, & tbody th': { h: '10', py: '1' } }}>
      <DataTable
        caption="Changes, the newest first"
        columns={columns}
        rows={foldRuns(entries)}
        rowKey={({ entry }) => entry.id}
        picture={false}
        busy={busy}
      />
      <Suspense fallback={null}>
        {opened && <EntryDrawer row={opened} onClose={() => setOpened(undefined)} />}
      </Suspense>
    </chakra.div>
  );
}
