import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { AnswerOf } from '../../../../../shared/contract/endpoint';
import type { ImportLine, imports } from '../../../../../shared/contract/imports';
import type { leases } from '../../../../../shared/contract/leases';
import { counted } from '../../../../../shared/domain/counted';
import { withRetries } from '../../../api/at-once';
import { api } from '../../../api/client';
import { report } from '../../../api/report';
import { dialogs } from '../../../ui/feedback/dialogs';
import { madeText } from './totals';

export type Kept = AnswerOf<typeof imports.undoImport>['data']['kept'][number];

export type KeptLease = AnswerOf<typeof leases.undoImportedLeases>['data']['kept'][number];

export type Undo = {
  readonly phase: 'idle' | 'running' | 'failed' | 'over';
  /** Properties still to undo, and how many there were at first. */
  readonly left: number;
  readonly first: number;
  readonly kept: readonly Kept[];
  readonly keptLeases: readonly KeptLease[];
  readonly error?: unknown;
};

const idle: Undo = { phase: 'idle', left: 0, first: 0, kept: [], keptLeases: [] };
/** How many calls in a row may undo nothing before the undo counts as stuck. */
const mostIdleCalls = 3;

type Asked = Pick<ImportLine, 'import_id' | 'file_name' | 'done'>;

const question = ({ file_name, done }: Asked) =>
  dialogs.confirm(
    `${madeText(done)} will be removed${done.leases ? ` and ${counted(done.leases, 'lease')} taken back` : ''}, with owners that have no other property. Anything used or changed since stays, and we will list it.`,
    { title: `Undo the import of ${file_name}?`, yes: 'Undo import', no: 'Cancel', danger: true },
  );

/** Undoes an import in parts; a repeated request continues where it stopped. */
export function useUndo() {
  const client = useQueryClient();
  const [undo, setUndo] = useState<Undo>(idle);
  const stopped = useRef(false);
  useEffect(() => {
    stopped.current = false;
    return () => {
      stopped.current = true;
    };
  }, []);
  const isStopped = () => stopped.current;
  /** Leases go first: a property that has one stays. */
  const takeLeasesBack = async ({ import_id, done }: Pick<Asked, 'import_id' | 'done'>) => {
    if (!done.leases) return [];
    setUndo({ ...idle, phase: 'running', left: done.properties, first: Math.max(1, done.properties) });
    for (;;) {
      const { data } = await withRetries(() => api.leases.undoImportedLeases({ body: { import_id } }), {
        isStopped,
      });
      if (data.left === 0 || stopped.current) return data.kept;
    }
  };
  const takeBack = async ({ import_id, done }: Asked) => {
    const keptLeases = await takeLeasesBack({ import_id, done });
    const kept = new Map<string, Kept>();
    let left = done.properties;
    let idleCalls = 0;
    const first = Math.max(1, left);
    setUndo({ ...idle, phase: 'running', left, first, keptLeases });
    do {
      const { data } = await withRetries(() => api.imports.undoImport({ body: { import_id } }), {
        isStopped,
      });
      idleCalls = data.left < left ? 0 : idleCalls + 1;
      if (idleCalls > mostIdleCalls) throw new Error('The undo does not get on');
      left = data.left;
      for (const one of data.kept) kept.set(one.property_id, one);
      setUndo({ phase: 'running', left, first, keptLeases, kept: [...kept.values()] });
    } while (left > 0 && !stopped.current);
    setUndo({ phase: 'over', left, first, keptLeases, kept: [...kept.values()] });
  };
  const start = async (asked: Asked) => {
    if (undo.phase === 'running' || !(await question(asked))) return;
    try {
      await takeBack(asked);
    } catch (cause) {
      report('The import was not undone', cause);
      setUndo((before) => ({ ...before, phase: 'failed', error: cause }));
    } finally {
      // An undo may change lists, figures and limits everywhere.
      await client.invalidateQueries();
    }
  };
  return { undo, start };
}
