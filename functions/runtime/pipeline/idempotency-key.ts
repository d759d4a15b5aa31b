import { createHash } from 'node:crypto';
import type { Viewer } from '../../../shared/domain/people/roles';
import { refuse } from '../../../shared/wire/refusals';
import type { Once } from '../../table/db/once';
import type { Parts, Work } from './work';

const form = /^[\x21-\x7e]{8,100}$/;

/** The call's Idempotency-Key for the stores, bound to person, row and body; undefined without the header. */
export function onceOf(
  work: Work,
  viewer: Pick<Viewer, 'organizationId' | 'userId'>,
  { body }: Parts = work.parts,
): Once | undefined {
  const key = work.event.headers['idempotency-key'];
  if (!work.entry.row.idempotent || key === undefined) return undefined;
  if (!form.test(key))
    throw refuse('invalid', { fields: { 'Idempotency-Key': 'Use 8 to 100 visible ASCII characters' } });
  return {
    organizationId: viewer.organizationId,
    scope: `${viewer.userId} ${work.entry.feature}.${work.entry.name}`,
    key,
    hash: createHash('sha256').update(JSON.stringify(body)).digest('hex'),
  };
}
