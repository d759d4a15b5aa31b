import { DeleteTransaction } from 'dynamodb-toolbox/entity/actions/transactDelete';
import { UpdateTransaction } from 'dynamodb-toolbox/entity/actions/transactUpdate';
import { $delete } from 'dynamodb-toolbox/entity/actions/update';
import type { TableClient } from './client';
import { secondFactorEntities } from './entities/second-factor';
import type { Write } from './transact';

/** What was given for a code: the step whose code it was, or the hash of a recovery code. */
export type Proof =
  | { readonly kind: 'app'; readonly step: number }
  | { readonly kind: 'recovery'; readonly hash: string };

/** A code that was right for this secret; it counts only where it is written. */
export type Proven = { readonly userId: string; readonly secret: string; readonly proof: Proof };

/** The second step of a login: whose ticket and code, and since when the password is known to have been right (UTC). */
export type SecondStep = Proven & { readonly ticketHash: string; readonly startedAt: string };

/** The code was not used before, and belongs to what stands: of two who use one code at once, one is too late. */
export const stillGood = ({ secret, proof }: Proven) => ({
  and: [
    { attr: 'secret' as const, eq: secret },
    proof.kind === 'app'
      ? { attr: 'lastStep' as const, lt: proof.step }
      : { attr: 'recoveryHashes' as const, contains: proof.hash },
  ],
});

/** What a code leaves when it is used: its step, or one recovery code less. */
const used = ({ proof }: Proven) =>
  proof.kind === 'app' ? { lastStep: proof.step } : { recoveryHashes: $delete(new Set([proof.hash])) };

/** The parts of a session's start that use up ticket and code; all or nothing with the session itself. */
export const secondStepWrites = (
  table: TableClient,
  step: SecondStep,
): Write<'login-ticket' | 'second-factor'>[] => {
  const { loginTicket, secondFactor } = secondFactorEntities(table);
  return [
    {
      name: 'login-ticket',
      write: loginTicket
        .build(DeleteTransaction)
        .key({ ticketHash: step.ticketHash })
        .options({ condition: { attr: 'userId', eq: step.userId } }),
    },
    {
      name: 'second-factor',
      write: secondFactor
        .build(UpdateTransaction)
        .item({ userId: step.userId, ...used(step) })
        .options({ condition: stillGood(step) }),
    },
  ];
};
