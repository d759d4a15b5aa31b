import { useQuery } from '@tanstack/react-query';
import type { Ledger } from '../../../../../shared/contract/ledger-shapes';
import { displayDate } from '../../../../../shared/domain/dates';
import { limits } from '../../../../../shared/domain/limits';
import { displayDollars } from '../../../../../shared/domain/money';
import { allPages } from '../../../api/all-pages';
import { api } from '../../../api/client';
import { Stat, StatRow } from '../../../ui/data/stat';
import { Notice } from '../../../ui/feedback/notice';
import { useCrumbs } from '../../../ui/layout/crumb-trail';
import { Page } from '../../../ui/layout/page';
import { Section } from '../../../ui/layout/section';
import { DayFilter } from '../../../ui/list/day-filter';
import { OnlineLines } from '../mine/online-lines';
import { EntryList } from '../parts/entry-list';
import { owedText } from '../parts/ledger-words';
import { PlanSection } from '../plan/plan-section';
import { ledgerQuery } from '../queries';
import { RecurringCharges } from '../recurring/recurring-charges';
import { ComingButton } from './coming-button';
import { LedgerActions } from './ledger-actions';
import { ledgerColumns } from './ledger-columns';
import { ledgerPaper } from './ledger-paper';
import { type LedgerPlace, ledgerPlaces } from './ledger-place';
import { useLineActions } from './line-actions';
import { RoommatesSection } from './roommates-section';
import { toBalances, WaitingLedger } from './waiting-ledger';

type Sees = { seesLeases: boolean; seesReports: boolean };
type Props = Sees & { place: LedgerPlace; onPlace: (place: LedgerPlace) => void };

const shows = [
  { value: '', label: 'All entries' },
  { value: 'charges', label: 'Charges' },
  { value: 'payments', label: 'Payments' },
  { value: 'credits', label: 'Waivers and write-offs' },
];

/** /ledgesData: what a lease's tenants owe, and every entry it is made of. */
export function LedgerPage(props: Props) {
  const { id = '', ...place } = props.place;
  const read = useQuery(ledgerQuery(id, place));
  return read.data ? (
    <Whole {...props} ledger={read.data} read={read} />
  ) : (
    <WaitingLedger read={read} title="Ledger" />
  );
}

type WholeProps = Props & { ledger: Ledger; read: ReturnType<typeof useLedger> };
const useLedger = (id: string) => useQuery(ledgerQuery(id));

function Whole({ place, onPlace, ledger, read, ...sees }: WholeProps) {
  const { lease_id: id, unit_number, property_title, tenants } = ledger;
  useCrumbs([toBalances, { label: `Unit ${unit_number}`, to: '/ledgesData', search: { id } }]);
  const { menu, dialog } = useLineActions(ledger, sees);
  const names = tenants.map(({ name }) => name).join(', ');
  return (
    <Page
      title={`Ledger for Unit ${unit_number}`}
      lead={[names, property_title].filter(Boolean).join(' · ')}
      back={toBalances}
      action={<LedgerActions ledger={ledger} paper={() => wholePaper(ledger, place)} {...sees} />}
    >
      {ledger.differs && (
        <Notice kind="danger" title="These figures do not match">
          The nightly check compares them with the entries below and with the payment provider. We have been
          alerted and are looking into it.
        </Notice>
      )}
      <Figures ledger={ledger} asOf={place.as_of} />
      <OnlineLines online={ledger.online} />
      {place.as_of === undefined && <PlanSection ledger={ledger} />}
      {ledger.roommates && place.as_of === undefined && (
        <RoommatesSection ledger={ledger} roommates={ledger.roommates} />
      )}
      <Section flush>
        <EntryList
          list={ledgerPlaces}
          place={place}
          onPlace={onPlace}
          read={read}
          caption="Entries of the ledger"
          columns={ledgerColumns(menu)}
          tools={{
            selects: [{ name: 'show', label: 'Which entries', options: shows }],
            more: (
              <>
                <DayFilter
                  label="As of"
                  value={place.as_of}
                  onDay={(as_of) => onPlace(ledgerPlaces.narrowed(place, { as_of }))}
                />
                <ComingButton leaseId={id} />
              </>
            ),
          }}
          none={{
            title: 'No entries yet',
            text: 'Rent is charged automatically a week before it is due. You add other charges and payments.',
          }}
        />
      </Section>
      <RecurringCharges ledger={ledger} />
      {dialog}
    </Page>
  );
}

const Figures = ({ ledger, asOf }: { ledger: Ledger; asOf: string | undefined }) => (
  <StatRow>
    <Stat
      label={asOf ? `Balance on ${displayDate(asOf)}` : 'Balance'}
      value={<bdi dir="ltr">{owedText(ledger.balance)}</bdi>}
    />
    <Stat label="Past due" value={displayDollars(ledger.past_due)} />
    <Stat label="Prepaid" value={displayDollars(ledger.prepaid)} />
    <Stat label="Deposit held" value={displayDollars(ledger.deposit_held)} />
    {ledger.written_off !== undefined && (
      <Stat label="Written off" value={displayDollars(ledger.written_off)} />
    )}
  </StatRow>
);

/** The whole ledger with the filters of the screen. */
async function wholePaper(ledger: Ledger, { show, as_of: asOf }: LedgerPlace) {
  const params = { leaseId: ledger.lease_id };
  const lines = await allPages(async (after) => {
    const query = { show, as_of: asOf, after, limit: limits.listPageMax };
    const { lines: rows, next } = (await api.ledger.getLedger({ params, query })).data;
    return { rows, next };
  });
  const shown = shows.find(({ value }) => value === (show ?? ''))?.label ?? '';
  const tenants = ledger.tenants.map(({ name }) => name).join(', ');
  return ledgerPaper(ledger, { lines, tenants, asOf, shown });
}
