import { dollarsOf, type Use } from './cost';
import { columns } from './print';

/** A month of a stage with 1,000 organizations, each with 20 people and 200 units. Assumed, not measured. */
const month = {
  organizations: 1000,
  people: 20,
  units: 200,
  /** A person's calls on each of 21 workdays. */
  workdays: 21,
  looksPerDay: 60,
  changesPerDay: 6,
  mailsPerUnit: 4,
  tableMegabytesPerUnit: 0.2,
  fileMegabytesPerUnit: 8,
  /** One line of JSON per call, and what CloudFront carries of it and of the app. */
  /** Those that the browser has not kept. */
  photosPerDay: 20,
  photoKilobytes: 250,
  logKilobytesPerCall: 1,
  /** Months for which prod keeps its logs. */
  logMonths: 12,
  /** A ledger's head, read strongly each hour. */
  rentReadsPerUnit: 730,
  /** Each head, a third of a read, in the ten hours of a day in which it is 9 AM somewhere in the country. */
  feeReadsPerUnit: 105,
  /** A ledger of 21 reads, looked at each night at the most. */
  checkReadsPerUnit: 640,
  /** Processes that read three secrets every five minutes. */
  processes: 50,
  sentKilobytesPerCall: 12,
} as const;

/** AWS's list prices of us-east-1, November 2026, in dollars. */
const prices = {
  firewallMillion: 0.6,
  edgeMillion: 1,
  freeEdgeMillions: 10,
  edgeGigabyte: 0.085,
  freeEdgeGigabytes: 1024,
  fileReadMillion: 0.4,
  mailThousand: 0.1,
  tableGigabyte: 0.25 + 0.2,
  fileGigabyte: 0.023,
  logGigabyte: 0.5,
  logGigabyteKept: 0.03,
  readMillion: 0.125,
  secretThousand: 0.005,
} as const;

type Driver = { readonly what: string; readonly dollars: number };
type Measured = { readonly row: { readonly method: string }; readonly use: Use };

const beyond = (used: number, free: number): number => Math.max(0, used - free);
const mean = (values: readonly number[]): number =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;

/** Dollars a month by driver, largest first; the calls cost what those of their kind cost on average. */
export function monthDrivers(measured: readonly Measured[], { idle }: { idle: number }): readonly Driver[] {
  const peopleDays = month.organizations * month.people * month.workdays;
  const kinds = [
    { calls: peopleDays * month.looksPerDay, of: measured.filter(({ row }) => row.method === 'GET') },
    { calls: peopleDays * month.changesPerDay, of: measured.filter(({ row }) => row.method !== 'GET') },
  ];
  const calls = kinds.reduce((sum, kind) => sum + kind.calls, 0);
  const millions = calls / 1_000_000;
  const ofCalls = (part: keyof ReturnType<typeof dollarsOf>): number =>
    kinds.reduce(
      (sum, kind) => sum + (kind.calls / 1_000_000) * mean(kind.of.map(({ use }) => dollarsOf(use)[part])),
      0,
    );
  const units = month.organizations * month.units;
  const gigabytes = (megabytes: number): number => megabytes / 1024;
  const photos = peopleDays * month.photosPerDay;
  const sent = gigabytes((calls * month.sentKilobytesPerCall + photos * month.photoKilobytes) / 1024);
  const requests = millions + photos / 1_000_000;
  return [
    { what: 'while nobody calls', dollars: idle },
    { what: 'API Gateway', dollars: ofCalls('api') },
    { what: 'Lambda', dollars: ofCalls('lambda') },
    { what: 'reads of the table', dollars: ofCalls('reads') },
    { what: 'writes of the table', dollars: ofCalls('writes') },
    { what: 'firewall', dollars: millions * prices.firewallMillion },
    {
      what: 'CloudFront',
      dollars:
        beyond(requests, prices.freeEdgeMillions) * prices.edgeMillion +
        beyond(sent, prices.freeEdgeGigabytes) * prices.edgeGigabyte,
    },
    { what: 'mails', dollars: ((units * month.mailsPerUnit) / 1000) * prices.mailThousand },
    {
      what: 'the table kept, with its recovery',
      dollars: gigabytes(units * month.tableMegabytesPerUnit) * prices.tableGigabyte,
    },
    { what: 'files kept', dollars: gigabytes(units * month.fileMegabytesPerUnit) * prices.fileGigabyte },
    { what: 'photos read', dollars: (photos / 1_000_000) * prices.fileReadMillion },
    {
      what: 'logs',
      dollars:
        gigabytes((calls * month.logKilobytesPerCall) / 1024) *
        (prices.logGigabyte + month.logMonths * prices.logGigabyteKept),
    },
    {
      what: 'rent posting itself',
      dollars: ((units * month.rentReadsPerUnit) / 1_000_000) * prices.readMillion,
    },
    {
      what: 'late fees charging themselves',
      dollars: ((units * month.feeReadsPerUnit) / 1_000_000) * prices.readMillion,
    },
    {
      what: 'the nightly check',
      dollars: ((units * month.checkReadsPerUnit) / 1_000_000) * prices.readMillion,
    },
    {
      what: 'secrets read',
      dollars: ((month.processes * 3 * 12 * 730) / 1000) * prices.secretThousand,
    },
  ].toSorted((one, other) => other.dollars - one.dollars);
}

/** What a month costs at 1,000 organizations; the three largest drivers come first. */
export function monthTable(drivers: readonly Driver[]): string {
  const total = drivers.reduce((sum, { dollars }) => sum + dollars, 0);
  const lines = [...drivers, { what: 'together', dollars: total }];
  const head = ['a month at 1,000 organizations of 20 people and 200 units', '$'];
  return columns([head, ...lines.map(({ what, dollars }) => [what, dollars.toFixed(2)])], [1]);
}
