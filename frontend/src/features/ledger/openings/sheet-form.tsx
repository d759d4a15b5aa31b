import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import type { OpeningProperty, OpeningSheet } from '../../../../../shared/contract/openings';
import { classRows } from '../../../../../shared/domain/ledger/openings/tie-opening';
import { PageForm } from '../../../forms/page-form';
import { useAppForm } from '../../../forms/use-app-form';
import { toast } from '../../../ui/feedback/toast';
import { Stack } from '../../../ui/layout/layout';
import { Section } from '../../../ui/layout/section';
import { Button } from '../../../ui/primitives/button';
import { Muted } from '../../../ui/primitives/text';
import { toBanks } from '../bank/bank-words';
import { ledgerChanged } from '../queries';
import BringDialog from './bring-dialog';
import { ClassFields } from './class-fields';
import { saveSheet } from './opening-queries';
import { AccountSection, BillsSection, CutoverDay, OwnersSection, TenantsSection } from './sheet-sections';
import { type SheetValues, sheetLines, sheetProblems, tieLines, valuesOf } from './sheet-values';
import { OpeningStanding, ToMoveNotice } from './standing';

type Props = {
  sheet: OpeningSheet;
  properties: readonly OpeningProperty[];
  /** The last day that has ended everywhere; and what is proposed where no day is saved. */
  latest: string;
  proposed: string;
};

/** The sheet while it is a draft: everything is typed and saved, the difference always beside it. */
export function SheetForm({ sheet, properties, latest, proposed }: Props) {
  const client = useQueryClient();
  const read = { sheet, properties, on: proposed };
  const form = useAppForm<SheetValues, number>({
    values: valuesOf(read),
    version: sheet.version,
    problems: (values) => sheetProblems(values, latest),
    submit: (values, { version }) =>
      saveSheet({ version, on: values.on, before: sheet.lines, after: sheetLines(values) }),
    onSaved: async () => {
      toast({ title: 'Opening balances saved.' });
      await ledgerChanged(client);
    },
  });
  return (
    <PageForm form={form} submit="Save" cancel={{ to: toBanks.to }}>
      <Parts read={read} isDirty={form.isDirty} latest={latest} control={form.control} />
    </PageForm>
  );
}

type PartsProps = {
  read: { sheet: OpeningSheet; properties: readonly OpeningProperty[] };
  isDirty: boolean;
  latest: string;
  control: ReturnType<typeof useAppForm<SheetValues, number>>['control'];
};

function Parts({ read, isDirty, latest, control }: PartsProps) {
  const [isBringing, setBringing] = useState(false);
  const { sheet, properties } = read;
  const { is_solo: isSolo, accounts } = sheet;
  const lines = sheetLines(useWatch({ control }) as SheetValues);
  const tie = tieLines(lines, read);
  const isReady = !isDirty && sheet.version > 0;
  return (
    <Stack gap="5">
      <OpeningStanding tie={tie} isSolo={isSolo} />
      <ToMoveNotice tie={tie} accounts={accounts} />
      <CutoverDay latest={latest} />
      {accounts.map((account, at) => (
        <AccountSection key={account.code} account={account} at={at} isSolo={isSolo} latest={latest} />
      ))}
      <OwnersSection properties={properties} />
      <TenantsSection properties={properties} />
      <BillsSection properties={properties} latest={latest} />
      <ClassFields rows={classRows(tie, { lines, explained: 0, isSolo })} />
      <Section
        title="Bring in"
        lead="Posts the balances on the cutover day. You can undo it for 14 days, until you sign off."
      >
        <Stack gap="3" alignItems="flex-start">
          {!isReady && <Muted>Save first.</Muted>}
          <Button disabled={!isReady} onClick={() => setBringing(true)}>
            Bring in
          </Button>
        </Stack>
      </Section>
      {isBringing && (
        <BringDialog
          version={sheet.version}
          difference={tie.difference}
          isSolo={isSolo}
          onClose={() => setBringing(false)}
        />
      )}
    </Stack>
  );
}
