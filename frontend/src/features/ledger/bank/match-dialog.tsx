import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { daysBetween } from '../../../../../shared/domain/dates';
import { bankLimits } from '../../../../../shared/domain/ledger/bank/bank-lines';
import { messages } from '../../../../../shared/domain/messages';
import { signedDollars } from '../../../../../shared/domain/money';
import { refusalWords } from '../../../api/refusal-words';
import { DataTable } from '../../../ui/data/data-table';
import type { Column } from '../../../ui/data/data-table-column';
import { Modal } from '../../../ui/feedback/modal';
import { Notice } from '../../../ui/feedback/notice';
import { toast } from '../../../ui/feedback/toast';
import { CheckboxField } from '../../../ui/fields/checkbox-field';
import { Row, Stack } from '../../../ui/layout/layout';
import { SearchBox } from '../../../ui/list/search-box';
import { Button } from '../../../ui/primitives/button';
import { Amount, Muted, Strong } from '../../../ui/primitives/text';
import { ledgerChanged } from '../queries';
import { entryName, entryNote, type Known } from './bank-words';
import { type LineDialogProps, lineText } from './line-dialog';
import { matchLines } from './use-line-changes';

/** Rows that are worth looking through; the search finds the others. */
const shownEntries = 50;

/** Of this amount first, then money that moved the same way, then the nearest in time. */
const nearest = (line: LineDialogProps['line'], free: readonly Known[], search: string): Known[] =>
  free
    .filter(({ words, reference }) =>
      `${words} ${reference}`.toLowerCase().includes(search.trim().toLowerCase()),
    )
    .toSorted(
      (one, other) =>
        Number(other.cents === line.cents) - Number(one.cents === line.cents) ||
        Number(other.cents < 0 === line.cents < 0) - Number(one.cents < 0 === line.cents < 0) ||
        Math.abs(daysBetween(one.on, line.on)) - Math.abs(daysBetween(other.on, line.on)),
    )
    .slice(0, shownEntries);

/** The entries that a line is: one, or several that add up to it. */
export default function MatchDialog({
  account,
  line,
  free,
  onClose,
}: LineDialogProps & { free: readonly Known[] }) {
  const client = useQueryClient();
  const [search, setSearch] = useState('');
  const [chosen, setChosen] = useState<readonly Known[]>([]);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');
  const sum = chosen.reduce((total, { cents }) => total + cents, 0);
  const put = (one: Known, isChosen: boolean) =>
    setChosen(isChosen ? [...chosen, one] : chosen.filter(({ key }) => key !== one.key));
  const match = async () => {
    setBusy(true);
    try {
      await matchLines(account.account_id, [
        { line_id: line.line_id, entries: chosen.map(({ entry }) => entry) },
      ]);
      toast({ title: 'Line matched.' });
      await ledgerChanged(client);
      onClose();
    } catch (cause) {
      setFailure(refusalWords(cause));
      setBusy(false);
    }
  };
  const columns: readonly Column<Known>[] = [
    {
      key: 'entry',
      header: 'Entry',
      rem: 18,
      cell: (one) => (
        <CheckboxField
          label={<EntryLabel known={one} />}
          checked={chosen.some(({ key }) => key === one.key)}
          disabled={chosen.length >= bankLimits.entriesPerLine && !chosen.includes(one)}
          onChange={({ target }) => put(one, target.checked)}
        />
      ),
    },
    {
      key: 'amount',
      header: 'Amount',
      rem: 7,
      end: true,
      cell: ({ cents }) => (
        <Amount fontWeight={cents === line.cents ? 'semibold' : undefined}>{signedDollars(cents)}</Amount>
      ),
    },
  ];
  return (
    <Modal
      open
      onClose={onClose}
      width="2xl"
      title="Choose entries"
      lead={`${lineText(line)}. Choose the entry it is, or several that add up to it.`}
      footer={
        <>
          <Strong alignSelf="center" me="auto" aria-live="polite">
            <bdi>{`${signedDollars(sum)} of ${signedDollars(line.cents)}`}</bdi>
          </Strong>
          <Button variant="outline" onClick={onClose}>
            {messages.cancel}
          </Button>
          <Button
            disabled={chosen.length === 0 || sum !== line.cents}
            pending={isBusy}
            pendingText="Matching"
            onClick={() => void match()}
          >
            Match
          </Button>
        </>
      }
    >
      <Stack gap="4">
        {failure !== '' && <Notice kind="danger">{failure}</Notice>}
        <Row>
          <SearchBox
            label="Search name, unit or check number"
            value={search}
            onSearch={setSearch}
            maxW="full"
          />
        </Row>
        <DataTable
          caption="Entries not matched yet"
          columns={columns}
          rows={nearest(line, free, search)}
          rowKey={({ key }) => key}
          picture={false}
        />
      </Stack>
    </Modal>
  );
}

const EntryLabel = ({ known: { entry } }: { known: Known }) => (
  <>
    <Strong display="block">
      <bdi>{entryName(entry)}</bdi>
    </Strong>
    <Muted as="span" small>
      <bdi>{entryNote(entry)}</bdi>
    </Muted>
  </>
);
