import { addDays } from '../../dates';
import type { Lease } from '../lease';
import { type Day, hasCome } from '../moments';
import { type Step, stepOf } from './step';

/** Days until those who have not signed are reminded; the second reminder replaces the first. */
const reminders = { first: 2, second: 5 } as const;

/** Steps of an open packet: two reminders, and its expiry the day after its last one. */
export const packetSteps = ({ leaseId, packets }: Lease, on: Day): Step[] =>
  packets
    .filter(({ completed, voided }) => !hasCome(completed?.on, on) && !hasCome(voided?.on, on))
    .flatMap(({ term, version, sent, expiresOn }) => {
      const about = [leaseId, term, version];
      const second = addDays(sent.on, reminders.second);
      const beforeSecond = addDays(second, -1);
      return [
        stepOf('remind-2', about, {
          from: addDays(sent.on, reminders.first),
          through: beforeSecond < expiresOn ? beforeSecond : expiresOn,
        }),
        stepOf('remind-5', about, { from: second, through: expiresOn }),
        stepOf('expired', about, { from: addDays(expiresOn, 1) }),
      ];
    });
