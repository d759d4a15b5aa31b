import { chakra } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { listedAccount } from '../../../../../shared/domain/ledger/reports/account-names';
import { reports } from '../../../../../shared/domain/ledger/reports/catalogue';
import {
  type LedgerAccount,
  ledgerAccounts,
  ledgerTies,
} from '../../../../../shared/domain/ledger/reports/general-ledger';
import type { ReportRow } from '../../../../../shared/domain/ledger/reports/report-row';
import { isTied } from '../../../../../shared/domain/ledger/reports/ties';
import { signedDollars } from '../../../../../shared/domain/money';
import { CsvExportButton } from '../../../ui/data/csv-export-button';
import { DataTable } from '../../../ui/data/data-table';
import { PdfButton } from '../../../ui/data/pdf-button';
import { Bar } from '../../../ui/layout/layout';
import { Page } from '../../../ui/layout/page';
import { Section } from '../../../ui/layout/section';
import { ListStates } from '../../../ui/list/list-states';
import { Button } from '../../../ui/primitives/button';
import { CompactSelect } from '../../../ui/primitives/compact-select';
import { drawings } from '../../../ui/primitives/drawings';
import { ledgerColumns } from './general-ledger-columns';
import { ledgerPaper, ledgerSource } from './general-ledger-files';
import { type ReportPlace, reportPlaces, timeOf } from './report-place';
import { type ReportAsked, reportedPropertiesQuery, reportQuery } from './report-queries';
import { ReportTools } from './report-tools';
import { timeText } from './report-words';
import { StatementTies } from './statement-ties';

type Props = { place: ReportPlace; onPlace: (place: ReportPlace) => void };

/** Lines of an account on the screen at first; the files have all. */
const shownAtFirst = 50;

const report = 'general-ledger';

/** Every entry of a period, account by account, with the balance before, after each line, and at the end. */
export function GeneralLedgerPage({ place, onPlace }: Props) {
  const { title, lead } = reports[report];
  const { from, to } = timeOf(place, report);
  const { property_id, account } = place;
  const asked = useMemo<ReportAsked>(
    () => ({ report, from, to, property_id, account }),
    [from, to, property_id, account],
  );
  const read = useQuery(reportQuery(asked));
  // Lists the accounts to choose from, and what each must come to.
  const trial = useQuery(reportQuery({ report: 'trial-balance', from, to, property_id }));
  const accounts = useMemo(() => read.data && ledgerAccounts(read.data), [read.data]);
  const ties = accounts && trial.data && ledgerTies(accounts, trial.data);
  return (
    <Page
      title={title}
      lead={`${lead} ${timeText(report, asked)}.`}
      back={{ to: '/reports', label: 'Reports' }}
      action={
        accounts &&
        accounts.length > 0 &&
        ties && <Files {...{ asked, accounts }} mayPrint={ties.every(isTied)} />
      }
    >
      <Section flush>
        <ReportTools place={place} onPlace={onPlace}>
          <AccountFilter rows={trial.data ?? []} place={place} onPlace={onPlace} />
        </ReportTools>
        <ListStates
          read={read}
          rows={accounts}
          skeleton={{ picture: false }}
          none={{
            title: 'Nothing to report',
            text: 'No entries match. Choose other dates, or another account or property.',
            drawing: drawings.keys,
          }}
        >
          {(all) => (
            <Bar>{`${all.length.toLocaleString('en-US')} ${all.length === 1 ? 'account' : 'accounts'}`}</Bar>
          )}
        </ListStates>
      </Section>
      {accounts?.map((one) => (
        <AccountSection key={one.account} {...{ asked, one }} isBusy={read.isPlaceholderData} />
      ))}
      {accounts && accounts.length > 0 && ties && <StatementTies ties={ties} />}
    </Page>
  );
}

type FilterProps = Props & { rows: readonly ReportRow[] };

const AccountFilter = ({ rows, place, onPlace }: FilterProps) => (
  <CompactSelect
    label="Account"
    w={{ base: 'full', sm: '16rem' }}
    options={[
      { value: '', label: 'All accounts' },
      ...rows.map(({ at, texts: [name = ''] }) => ({ value: listedAccount(at.account ?? ''), label: name })),
    ]}
    value={place.account ?? ''}
    onValue={(account) => onPlace(reportPlaces.narrowed(place, { account }))}
  />
);

type SectionProps = { asked: ReportAsked; one: LedgerAccount; isBusy: boolean };

function AccountSection({ asked, one, isBusy }: SectionProps) {
  const [isWhole, setWhole] = useState(false);
  const { name, before, lines, after } = one;
  const columns = useMemo(() => ledgerColumns(asked), [asked]);
  const hasMore = lines.length > shownAtFirst && !isWhole;
  return (
    <Section
      flush
      title={name}
      lead={`Balance before: ${signedDollars(before)}. At the end: ${signedDollars(after)}.`}
    >
      {lines.length > 0 && (
        <DataTable
          caption={`Entries of ${name}`}
          columns={columns}
          rows={hasMore ? lines.slice(0, shownAtFirst) : lines}
          rowKey={({ row }) => row.key}
          busy={isBusy}
          picture={false}
        />
      )}
      {hasMore && (
        <Bar rule="above" py="3" textAlign="center">
          <Button variant="ghost" size="sm" onClick={() => setWhole(true)}>
            {`Show all ${lines.length.toLocaleString('en-US')}`}
          </Button>
        </Bar>
      )}
    </Section>
  );
}

type FilesProps = { asked: ReportAsked; accounts: readonly LedgerAccount[]; mayPrint: boolean };

/** The ledger as files; what does not tie goes on no paper (D71). */
function Files({ asked, accounts, mayPrint }: FilesProps) {
  const { to, property_id: id } = asked;
  const { data: properties = [] } = useQuery(reportedPropertiesQuery);
  const named = id === undefined ? 'All properties' : properties.find((one) => one.id === id)?.title;
  const paper = () => ledgerPaper(accounts, { asked, property: named ?? 'One property' });
  return (
    <chakra.div data-chrome="" display="flex" flexWrap="wrap" gap="2">
      <CsvExportButton source={ledgerSource(accounts)} />
      {mayPrint && <PdfButton paper={paper} name={`${report}-${to}`} />}
    </chakra.div>
  );
}
