import { absent } from '../db/conditions';
import { put, type Write } from '../db/writes';
import { Autopay, AutopayAuthorization } from './record';

/** An autopay at its next version, with what was agreed to for it. */
export type AutopayChange = {
  readonly after: Autopay;
  readonly authorization?: AutopayAuthorization | undefined;
};

/** Fails when the autopay changed meanwhile. */
export const autopayWrites = ({ after, authorization }: AutopayChange): Write[] => [
  put(Autopay, after, after.version === 1 ? absent : { attr: 'version', eq: after.version - 1 }),
  ...(authorization ? [put(AutopayAuthorization, authorization, absent)] : []),
];
