import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { MyReport } from '../../../../../../shared/contract/tenants';
import { remarkProblems } from '../../../../../../shared/domain/leases/condition/answer-report';
import type { Remark } from '../../../../../../shared/domain/leases/condition/report';
import { toFields } from '../../../../../../shared/domain/problem';
import { api } from '../../../../api/client';
import { ApiRefusal } from '../../../../api/refusal';
import { refusalWords } from '../../../../api/refusal-words';
import { say } from '../../../../ui/say';
import { toast } from '../../../../ui/toast';
import { useLeaveGuard } from '../../../../ui/use-leave-guard';
import { tenantChanged } from '../../../tenants/queries';
import { sendPhoto } from '../condition-calls';

/** A tenant's own remarks while they write them, and how they are saved. */
export function useRemarks(read: MyReport) {
  const { lease_id, kind, report } = read;
  const client = useQueryClient();
  const [remarks, setRemarks] = useState<readonly Remark[]>(() =>
    read.remarks.filter(({ is_mine }) => is_mine).map(({ item, note, photos }) => ({ item, note, photos })),
  );
  const [isChanged, setChanged] = useState(false);
  const [fields, setFields] = useState<Readonly<Record<string, string>>>({});
  const [sent, setSent] = useState<Readonly<Record<string, string>>>({});
  useLeaveGuard(isChanged);
  const change = (next: (now: readonly Remark[]) => readonly Remark[]) => {
    setRemarks(next);
    setChanged(true);
  };
  const edit = (item: string, next: (remark: Remark) => Remark) =>
    change((now) => now.map((one) => (one.item === item ? next(one) : one)));
  const save = useMutation({
    mutationFn: async () => {
      await api.tenants.saveRemarks({ body: { lease_id, kind, remarks } });
      await tenantChanged(client);
    },
    onSuccess: () => toast({ title: 'Remarks saved' }),
    onError: (cause) => {
      if (cause instanceof ApiRefusal) setFields(cause.fields);
      void say.result({ icon: 'error', title: 'The remarks were not saved', text: refusalWords(cause) });
    },
  });
  return {
    ...{ fields, isChanged, isSaving: save.isPending, urls: { ...read.pictures, ...sent } },
    of: (item: string) => remarks.find((one) => one.item === item),
    add: (item: string) => change((now) => [...now, { item, note: '', photos: [] }]),
    drop: (item: string) => change((now) => now.filter((one) => one.item !== item)),
    write: (item: string, note: string) => edit(item, (one) => ({ ...one, note })),
    removePhoto: (item: string, index: number) =>
      edit(item, (one) => ({ ...one, photos: one.photos.filter((_, at) => at !== index) })),
    addPhoto: async (item: string, file: File) => {
      const name = await sendPhoto(lease_id, file, api.tenants.createRemarkUpload);
      setSent((known) => ({ ...known, [name]: URL.createObjectURL(file) }));
      edit(item, (one) => ({ ...one, photos: [...one.photos, name] }));
    },
    save: () => {
      const others = read.remarks.filter(({ is_mine }) => !is_mine).length;
      const problems = toFields(remarkProblems(remarks, { report, others }));
      setFields(problems);
      if (Object.keys(problems).length === 0) save.mutate();
    },
  };
}
export type Remarks = ReturnType<typeof useRemarks>;
