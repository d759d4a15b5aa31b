import { displayDate } from '../../../../../shared/domain/dates';
import type {
  codeKinds,
  keyHolders,
  meterKinds,
  meterPayers,
  UnitKey,
  UnitMeter,
} from '../../../../../shared/domain/portfolio/unit-access';

export const holderNames: Record<(typeof keyHolders)[number], string> = {
  office: 'Office',
  tenant: 'Tenant',
  staff: 'Staff',
  vendor: 'Vendor',
};
export const meterNames: Record<(typeof meterKinds)[number], string> = {
  electric: 'Electricity',
  gas: 'Gas',
  water: 'Water',
};
export const payerNames: Record<(typeof meterPayers)[number], string> = {
  tenant: 'Tenant pays',
  owner: 'Owner pays',
};
export const codeNames: Record<(typeof codeKinds)[number], string> = {
  gate: 'Gate',
  lockbox: 'Lockbox',
  door: 'Door',
};

/** The options of a select, in the order of their names. */
export const optionsOf = (names: Readonly<Record<string, string>>) =>
  Object.entries(names).map(([value, label]) => ({ value, label }));

const joined = (parts: readonly (string | undefined | false)[]): string => parts.filter(Boolean).join(' · ');

/** `2 × Front door`. */
export const keyText = ({ what, count }: UnitKey): string => (count > 1 ? `${count} × ${what}` : what);

/** `Tenant: Theo Barnes since Jan 17, 2026 · tag 14`. */
export function keyNote({ holder, name, since, tag }: UnitKey): string {
  const who = name === '' ? holderNames[holder] : `${holderNames[holder]}: ${name}`;
  return joined([since ? `${who} since ${displayDate(since)}` : who, tag !== '' && `tag ${tag}`]);
}

export const meterText = ({ kind, number }: UnitMeter): string => `${meterNames[kind]} ${number}`;

/** `Tenant pays · basement · 10,482 on Nov 30, 2026`. */
export function meterNote({ payer, place, readings }: UnitMeter): string {
  const last = readings.at(-1);
  return joined([
    payerNames[payer],
    place,
    last && `${last.value.toLocaleString('en-US')} on ${displayDate(last.on)}`,
  ]);
}
