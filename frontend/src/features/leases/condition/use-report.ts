import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import type { ConditionReport } from '../../../../../shared/contract/lease-condition';
import type { Report, ReportItem, ReportRoom } from '../../../../../shared/domain/leases/condition/report';
import { reportProblems, savedProblems } from '../../../../../shared/domain/leases/condition/report-rules';
import { toFields } from '../../../../../shared/domain/problem';
import { api } from '../../../api/client';
import { newIdempotencyKey } from '../../../api/idempotency-key';
import { ApiRefusal } from '../../../api/refusal';
import { refusalWords } from '../../../api/refusal-words';
import { dialogs } from '../../../ui/feedback/dialogs';
import { toast } from '../../../ui/feedback/toast';
import { useLeaveGuard } from '../../../ui/feedback/use-leave-guard';
import { conditionQuery } from './condition-calls';

const withItem = (rooms: readonly ReportRoom[], id: string, change: Partial<ReportItem>): ReportRoom[] =>
  rooms.map((room) => ({
    ...room,
    items: room.items.map((item) => (item.id === id ? { ...item, ...change } : item)),
  }));

const newItem = (name: string): ReportItem => ({ id: newIdempotencyKey(), name, note: '', photos: [] });

/** A report that is being filled in: what changes it, what it lacks, and how it is saved. */
export function useReport(read: ConditionReport) {
  const { lease_id, kind, version } = read;
  const client = useQueryClient();
  const [report, setReport] = useState<Report>(read.report);
  const [fields, setFields] = useState<Readonly<Record<string, string>>>({});
  const isChanged = report !== read.report;
  useLeaveGuard(isChanged);
  const save = useMutation({
    mutationFn: async () => {
      await api.leases.saveConditionReport({ body: { lease_id, kind, version, report } });
      await client.invalidateQueries(conditionQuery(lease_id, kind));
    },
    onSuccess: () => toast({ title: 'Report saved' }),
    onError: (cause) => {
      if (cause instanceof ApiRefusal) setFields(cause.fields);
      void dialogs.result({ icon: 'error', title: 'The report was not saved', text: refusalWords(cause) });
    },
  });
  const change = (next: Partial<Report>) => setReport((now) => ({ ...now, ...next }));
  const changeRooms = (next: (rooms: readonly ReportRoom[]) => readonly ReportRoom[]) =>
    setReport((now) => ({ ...now, rooms: next(now.rooms) }));
  const checked = (problems: ReturnType<typeof reportProblems>): boolean => {
    // At once: a thing that lacks something may stand in a folded room.
    flushSync(() => setFields(toFields(problems)));
    const [first] = problems;
    if (first) document.getElementById(String(first.path[0]))?.scrollIntoView({ block: 'center' });
    return problems.length === 0;
  };
  return {
    report,
    fields,
    isChanged,
    isSaving: save.isPending,
    change,
    changeItem: (id: string, next: Partial<ReportItem>) => changeRooms((rooms) => withItem(rooms, id, next)),
    /** What nobody looked at yet in a room is good. */
    restIsGood: (roomId: string) =>
      changeRooms((rooms) =>
        rooms.map((room) =>
          room.id === roomId
            ? { ...room, items: room.items.map((item) => ({ condition: 'good', ...item })) }
            : room,
        ),
      ),
    /** For what comes later, like a photo that was sent meanwhile. */
    addPhoto: (id: string, name: string) =>
      changeRooms((rooms) => {
        const item = rooms.flatMap(({ items }) => items).find((one) => one.id === id);
        return withItem(rooms, id, { photos: [...(item?.photos ?? []), name] });
      }),
    addItem: (roomId: string, name: string) =>
      changeRooms((rooms) =>
        rooms.map((room) => (room.id === roomId ? { ...room, items: [...room.items, newItem(name)] } : room)),
      ),
    removeItem: (id: string) =>
      changeRooms((rooms) =>
        rooms.map((room) => ({ ...room, items: room.items.filter((item) => item.id !== id) })),
      ),
    addRoom: (name: string) =>
      changeRooms((rooms) => [...rooms, { id: newIdempotencyKey(), name, items: [] }]),
    save: () => {
      if (checked(savedProblems(report))) save.mutate();
    },
    /** Whether both sides can sign; names what is missing. */
    isWhole: () => checked(reportProblems(report)),
  };
}
export type Filling = ReturnType<typeof useReport>;
