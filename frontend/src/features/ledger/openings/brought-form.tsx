import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import type { OpeningProperty, OpeningSheet } from '../../../../../shared/contract/openings';
import { displayDate } from '../../../../../shared/domain/dates';
import { openingClassNames } from '../../../../../shared/domain/ledger/openings/sheet';
import { classRows, isTied } from '../../../../../shared/domain/ledger/openings/tie-opening';
import { displayDollars } from '../../../../../shared/domain/money';
import { problemsOf } from '../../../../../shared/domain/problem';
import { api } from '../../../api/client';
import { refusalWords } from '../../../api/refusal-words';
import { FormDialog } from '../../../forms/form-dialog';
import { ReasonField } from '../../../forms/reason-field';
import { SectionForm } from '../../../forms/section-form';
import { useAppForm } from '../../../forms/use-app-form';
import { displayInstant } from '../../../ui/data/instant';
import { dialogs } from '../../../ui/feedback/dialogs';
import { Notice } from '../../../ui/feedback/notice';
import { toast } from '../../../ui/feedback/toast';
import { Row, Stack } from '../../../ui/layout/layout';
import { PlainList } from '../../../ui/layout/plain-list';
import { Section } from '../../../ui/layout/section';
import { Button } from '../../../ui/primitives/button';
import { Muted } from '../../../ui/primitives/text';
import { ledgerChanged } from '../queries';
import { ClassFields } from './class-fields';
import { saveSheet, untilNothingLeft } from './opening-queries';
import { oldLines, type SheetValues, sheetLines, sheetProblems, tieLines, valuesOf } from './sheet-values';
import { OpeningStanding, ToMoveNotice } from './standing';

type Props = { sheet: OpeningSheet; properties: readonly OpeningProperty[]; latest: string };

/** The sheet once it is brought in: the old trial balance is compared, then it is signed off, or undone. */
export function BroughtForm({ sheet, properties, latest }: Props) {
  const client = useQueryClient();
  const read = { sheet, properties, on: sheet.on };
  const form = useAppForm<SheetValues, number>({
    values: valuesOf(read),
    version: sheet.version,
    problems: (values) => sheetProblems(values, latest),
    submit: ({ old }, { version }) => {
      const kept = sheet.lines.filter(({ kind }) => kind !== 'old');
      return saveSheet({ version, on: sheet.on, before: sheet.lines, after: [...kept, ...oldLines(old)] });
    },
    onSaved: async () => {
      toast({ title: 'Trial balance saved.' });
      await ledgerChanged(client);
    },
  });
  const values = useWatch({ control: form.control }) as SheetValues;
  const lines = sheetLines(values);
  const tie = tieLines(lines, read);
  const explained = sheet.explained?.cents ?? 0;
  return (
    <Stack gap="5">
      <OpeningStanding tie={tie} isSolo={sheet.is_solo} />
      <ToMoveNotice tie={tie} accounts={sheet.accounts} />
      {explained !== 0 && (
        <Notice title={`The difference of ${displayDollars(explained)} is your company’s`}>
          <bdi>{sheet.explained?.text}</bdi>
        </Notice>
      )}
      <SectionForm form={form} submit="Save trial balance" variant="outline">
        <ClassFields rows={classRows(tie, { lines, explained, isSolo: sheet.is_solo })} />
      </SectionForm>
      <SignSection sheet={sheet} properties={properties} isDirty={form.isDirty} />
    </Stack>
  );
}

/** What is still open before it can be signed off, by the saved lines. */
function openPoints({ sheet, properties }: Pick<Props, 'sheet' | 'properties'>): string[] {
  const rows = classRows(tieLines(sheet.lines, { sheet, properties }), {
    lines: sheet.lines,
    explained: sheet.explained?.cents ?? 0,
    isSolo: sheet.is_solo,
  });
  const open = rows.filter((row) => !isTied(row));
  return [
    ...open.map(
      (row) =>
        `${openingClassNames[row.class]}: ${row.old === undefined ? 'enter the old balance' : 'explain the difference'}`,
    ),
    ...(sheet.opening === 0
      ? []
      : [
          `${displayDollars(Math.abs(sheet.opening))} came in with leases since: undo, and bring the balances in again`,
        ]),
  ];
}

function SignSection({
  sheet,
  properties,
  isDirty,
}: Pick<Props, 'sheet' | 'properties'> & { isDirty: boolean }) {
  const client = useQueryClient();
  const [isUndoing, setUndoing] = useState(false);
  const [isSigning, setSigning] = useState(false);
  const points = openPoints({ sheet, properties });
  const sign = async () => {
    const isSure = await dialogs.confirm(
      `The books close through ${displayDate(sheet.on)}, and the opening balances stay for good.`,
      { title: 'Sign the opening balances off?', yes: 'Sign off', no: 'Cancel' },
    );
    if (!isSure) return;
    setSigning(true);
    try {
      await api.ledger.signOpening({ body: { version: sheet.version } });
      toast({ title: 'Opening balances signed off.' });
    } catch (cause) {
      await dialogs.alert(refusalWords(cause));
    } finally {
      setSigning(false);
      await ledgerChanged(client);
    }
  };
  return (
    <Section
      title="Sign off"
      lead={`Brought in ${displayInstant(sheet.brought_at ?? '')}. You can undo it until ${displayInstant(sheet.undo_until ?? '')}, or until you sign off.`}
    >
      <Stack gap="3">
        {points.length > 0 && (
          <PlainList gap="1">
            {points.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </PlainList>
        )}
        {isDirty && <Muted>Save the trial balance first.</Muted>}
        <Row gap="3">
          <Button disabled={isDirty || points.length > 0} pending={isSigning} onClick={() => void sign()}>
            Sign off
          </Button>
          <Button variant="outline" onClick={() => setUndoing(true)}>
            Undo
          </Button>
        </Row>
      </Stack>
      {isUndoing && <UndoDialog onClose={() => setUndoing(false)} />}
    </Section>
  );
}

/** Takes everything back that was brought in, with a reason. */
export function UndoDialog({ onClose }: { onClose: () => void }) {
  const client = useQueryClient();
  return (
    <FormDialog<{ reason: string }>
      title="Undo the opening balances?"
      lead="Every entry is reversed on its own day. What you typed stays, so that you can correct it and bring it in again."
      button="Undo"
      isDanger
      values={{ reason: '' }}
      problems={({ reason }) => problemsOf({ reason: reason.trim() === '' && 'Say why' })}
      send={({ reason }) =>
        untilNothingLeft(() => api.ledger.undoOpening({ body: { reason: reason.trim() } }))
      }
      done="Opening balances undone."
      onSaved={() => ledgerChanged(client)}
      onClose={onClose}
    >
      <ReasonField required hint="It is in the audit log." />
    </FormDialog>
  );
}
