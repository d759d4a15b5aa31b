import { chakra } from '@chakra-ui/react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Draft } from '../../../../shared/contract/assistant';
import { displayDate } from '../../../../shared/domain/dates';
import { displayDollars } from '../../../../shared/domain/money';
import { categories, hazards } from '../../../../shared/domain/requests/categories';
import { newIdempotencyKey } from '../../api/idempotency-key';
import { refusalWords } from '../../api/refusal-words';
import { Notice } from '../../ui/feedback/notice';
import { Stack } from '../../ui/layout/layout';
import { Panel } from '../../ui/layout/panel';
import { Button } from '../../ui/primitives/button';
import { ledgerChanged } from '../ledger/queries';
import { requestChanged } from '../requests/queries';
import { notesKey } from '../units/queries';
import { sendDraft } from './queries';

const titles = {
  'ledger.remindTenants': 'Reminder',
  'ledger.addCharge': 'Charge',
  'units.addNote': 'Note',
  'requests.raiseRequest': 'Repair request',
} as const satisfies Record<Draft['row'], string>;

const buttons = {
  'ledger.remindTenants': 'Send the reminder',
  'ledger.addCharge': 'Add the charge',
  'units.addNote': 'Save the note',
  'requests.raiseRequest': 'Send the request',
} as const satisfies Record<Draft['row'], string>;

const sentTexts = {
  'ledger.remindTenants': 'The reminder is on its way.',
  'ledger.addCharge': 'The charge is in the ledger.',
  'units.addNote': 'The note is saved.',
  'requests.raiseRequest': 'The request is raised. You find it under service requests.',
} as const satisfies Record<Draft['row'], string>;

/** What would be sent, line by line. */
function factsOf(draft: Draft): readonly (readonly [label: string, value: string])[] {
  switch (draft.row) {
    case 'ledger.remindTenants':
      return [
        ['To', draft.about],
        ['What', 'An email with what is past due'],
      ];
    case 'ledger.addCharge':
      return [
        ['To', draft.about],
        ['For', draft.body.label],
        ['Amount', displayDollars(draft.body.cents)],
        ['Due', displayDate(draft.body.due_on)],
      ];
    case 'units.addNote':
      return [
        ['At', draft.about],
        ['Note', draft.body.text],
      ];
    case 'requests.raiseRequest': {
      const { hazard, category, words } = draft.body;
      return [
        ['At', draft.about],
        ['What', words],
        ['Kind', categories[category].name],
        ...(hazard ? [['Danger', hazards[hazard].name] as const] : []),
      ];
    }
  }
}

/** A draft of the assistant: nothing happens before its button is pressed. */
export function DraftCard({ draft }: { draft: Draft }) {
  const client = useQueryClient();
  const [key] = useState(newIdempotencyKey);
  const sending = useMutation({
    mutationFn: () => sendDraft(draft, key),
    onSuccess: async () => {
      if (draft.row === 'units.addNote')
        await client.invalidateQueries({ queryKey: notesKey(draft.body.unit_id) });
      else if (draft.row === 'requests.raiseRequest') await requestChanged(client);
      else await ledgerChanged(client);
    },
  });
  const isSent = sending.isSuccess && sending.data === undefined;
  const problem = sending.error ? refusalWords(sending.error) : sending.data;
  return (
    <Panel role="group" aria-label={titles[draft.row]} p="4">
      <Stack>
        <chakra.strong fontWeight="semibold">{titles[draft.row]}</chakra.strong>
        <chakra.dl m="0" display="grid" gridTemplateColumns="auto minmax(0, 1fr)" columnGap="4" rowGap="1">
          {factsOf(draft).map(([label, value]) => (
            <chakra.div key={label} display="contents">
              <chakra.dt color="muted">{label}</chakra.dt>
              <chakra.dd m="0" overflowWrap="anywhere">
                <bdi>{value}</bdi>
              </chakra.dd>
            </chakra.div>
          ))}
        </chakra.dl>
        {problem !== undefined && <Notice kind="danger">{problem}</Notice>}
        {isSent ? (
          <Notice kind="success" announced>
            {sentTexts[draft.row]}
          </Notice>
        ) : (
          <chakra.div>
            <Button
              size="sm"
              pending={sending.isPending}
              pendingText="Sending"
              onClick={() => sending.mutate()}
            >
              {buttons[draft.row]}
            </Button>
          </chakra.div>
        )}
      </Stack>
    </Panel>
  );
}
