import { PutTransaction } from 'dynamodb-toolbox/entity/actions/transactPut';
import * as z from 'zod';
import { refuse } from '../../shared/wire/refusals';
import { auditWrite } from './audit';
import type { TableClient } from './client';
import {
  awaitRemoval,
  countWrite,
  documentRecord,
  noRemoval,
  removalOf,
  unitStands,
} from './document-writes';
import type { DocumentAdd, DocumentChange, UnitDocument } from './documents';
import { documentEntities } from './entities/document';
import { sha256 } from './keys';
import { onceWrites, readOnce } from './once';
import { type Failure, transact, type Wait, type Write } from './transact';

type Waiting = { readonly wait: Wait };
const Stored = z.object({ version: z.number(), deletedAt: z.string().optional() });

/** See `Documents.add`. */
export async function addDocument(table: TableClient, add: DocumentAdd, { wait }: Waiting): Promise<unknown> {
  const { document, once, reply, now, audit } = add;
  const failure = await transact(
    [
      ...onceWrites(table, { once, reply, now, propertyId: document.propertyId }),
      unitStands(table, document),
      countWrite(table, document, 1),
      {
        name: 'document',
        write: documentEntities(table)
          .document.build(PutTransaction)
          .item(documentRecord(document))
          .options({ condition: { attr: 'documentId', exists: false } }),
      },
      auditWrite(table, audit),
    ],
    { token: sha256(`document ${audit.auditId}`).slice(0, 36), wait },
  );
  if (!failure) return reply;
  if (once && failure.name === 'once') {
    const earlier = await readOnce(table, once);
    if (earlier?.done) return earlier.reply;
  }
  throw refusalOf(failure);
}

/** The record in place of the one that was read, on the condition that it is still that one: its version, and whether it is deleted. */
const replaced = (table: TableClient, before: UnitDocument, after: UnitDocument): Write<'document'> => ({
  name: 'document',
  write: documentEntities(table)
    .document.build(PutTransaction)
    .item(documentRecord(after))
    .options({
      condition: {
        and: [
          { attr: 'version', eq: before.version },
          before.deletedAt === undefined
            ? { attr: 'deletedAt', exists: false }
            : { attr: 'deletedAt', eq: before.deletedAt },
        ],
      },
      returnValuesOnConditionFalse: 'ALL_OLD',
    }),
});

function refusalOf({ name, found }: Failure, before?: UnitDocument) {
  if (name === 'unit') return refuse('not-found');
  if (name === 'count') return refuse('document-limit');
  if (name !== 'document' || !before) return refuse('conflict');
  const stored = Stored.safeParse(found);
  if (!stored.success || stored.data.deletedAt !== before.deletedAt) return refuse('not-found');
  return refuse('changed-meanwhile');
}

/** See `Documents.change`. */
export async function changeDocument(
  table: TableClient,
  { before, after, audit }: DocumentChange,
  { wait }: Waiting,
): Promise<number> {
  const version = before.version + 1;
  const writes = [
    unitStands(table, before),
    replaced(table, before, { ...after, version }),
    auditWrite(table, audit),
  ];
  const failure = await transact(writes, { wait });
  if (failure) throw refusalOf(failure, before);
  return version;
}

type Move = { readonly document: UnitDocument; readonly audit: DocumentChange['audit'] };

/** See `Documents.remove`. */
export async function removeDocument(
  table: TableClient,
  { document, audit }: Move,
  { wait }: Waiting,
): Promise<void> {
  const deletedAt = audit.at;
  const failure = await transact(
    [
      replaced(table, document, { ...document, deletedAt }),
      countWrite(table, document, -1),
      awaitRemoval(table, removalOf(document, deletedAt)),
      auditWrite(table, audit),
    ],
    { wait },
  );
  if (failure) throw moved(refusalOf(failure, document));
}

/** See `Documents.restore`. */
export async function restoreDocument(
  table: TableClient,
  { document, audit }: Move,
  { wait }: Waiting,
): Promise<void> {
  const { deletedAt, ...live } = document;
  if (deletedAt === undefined) throw refuse('not-found');
  const failure = await transact(
    [
      unitStands(table, document),
      replaced(table, document, live),
      countWrite(table, document, 1),
      noRemoval(table, removalOf(document, deletedAt)),
      auditWrite(table, audit),
    ],
    { wait },
  );
  if (failure) throw moved(refusalOf(failure, document));
}

/** Deleting and bringing back ask for no version: who was slower than an edit reads again. */
const moved = (refusal: ReturnType<typeof refuse>) =>
  refusal.code === 'changed-meanwhile' ? refuse('conflict') : refusal;
