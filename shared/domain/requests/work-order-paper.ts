import { windowWords } from '../appointment-moves';
import { displayDollars } from '../money';
import { phoneMask } from '../phone';
import { categories, hazards, priorities } from './categories';
import { dueAt } from './due';
import type { RequestFacts, Window } from './request';
import { ceilingOf } from './spend';
import { kindOf, standingJob } from './standing';
import { comingVisit, openProposal } from './status';

/** How somebody comes in when nobody is home. */
const mayEnterWords: Readonly<Record<RequestFacts['raised']['mayEnter'], string>> = {
  yes: 'May enter when nobody is home',
  call: 'Call before entering',
  no: 'Only when somebody is home',
};

export type WorkOrder = {
  readonly facts: RequestFacts;
  /** What it is called on the telephone. */
  readonly name: string;
  /** The home's IANA zone. */
  readonly zone: string;
  readonly now: string;
  /** Those to call about coming in: as much of them as the reader may see. */
  readonly contacts: readonly { readonly name: string; readonly phone: string }[];
  /** The number that vendors call at the organization. */
  readonly office: { readonly name: string; readonly phone: string };
  /** Whether the reader sees what may be spent. */
  readonly isLimitShown: boolean;
};

type Row = readonly [label: string, value: string];

const columns = ['', ''].map((header) => ({ header, is_amount: false }));

const section = (title: string, rows: readonly Row[]) => ({
  title,
  sums: [],
  columns,
  rows: rows.filter(([, value]) => value !== '').map((row) => [...row]),
  totals: [],
});

const person = ({ name, phone }: WorkOrder['office']): string =>
  [name, phone && phoneMask(phone)].filter(Boolean).join(', ');

const windows = (all: readonly Window[], zone: string): string =>
  all.map((one) => windowWords(one, zone)).join('\n');

/** The agreed visit, else the one that is proposed. */
function visitText({ facts, zone, now }: WorkOrder): string {
  const agreed = comingVisit(facts, now);
  if (agreed) return windowWords(agreed, zone);
  const proposed = openProposal(facts, now);
  return proposed ? `${windowWords(proposed, zone)}, proposed` : 'Not agreed yet';
}

/** By when it has to be fixed, as a time of the home. */
function dueText({ facts, zone, now }: WorkOrder): string {
  const due = dueAt(facts, now);
  const format = { timeZone: zone, dateStyle: 'medium', timeStyle: 'short' } as const;
  return due === undefined ? '' : new Intl.DateTimeFormat('en-US', format).format(new Date(due));
}

/** A request on paper for whoever does the work. */
export function workOrderPaper(order: WorkOrder) {
  const { facts, name, zone, contacts, office, isLimitShown } = order;
  const { place, raised } = facts;
  const { category, hazard } = kindOf(facts);
  const job = standingJob(facts);
  const priority = facts.triages.at(-1)?.priority;
  return {
    title: `Work order ${name}`,
    about: [
      job ? `For ${job.to.name}` : '',
      hazard === undefined ? '' : `Emergency: ${hazards[hazard].name}`,
    ].filter(Boolean),
    tables: [
      section('Place', [
        ['Property', place.propertyTitle],
        ['Unit', place.unitNumber],
        ['Area', place.area],
        ['Address', place.address],
        ['Room', raised.room],
      ]),
      section('Coming in', [
        ['Visit', visitText(order)],
        ['Entry', mayEnterWords[raised.mayEnter]],
        ['Contact', contacts.map(person).join('\n')],
        ['Times that suit', windows(raised.windows, zone)],
        ['Pets', raised.pets],
      ]),
      section('Work', [
        ['What', categories[category].name],
        ['Priority', priority === undefined ? '' : priorities[priority].name],
        ['Due', dueText(order)],
        ['Description', raised.words],
        ['Cost approved up to', isLimitShown ? displayDollars(ceilingOf(facts)) : ''],
        ['Questions', person(office)],
      ]),
    ],
    closing: 'Times are local to the property.',
  };
}
