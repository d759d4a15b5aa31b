import { useMutation, useQueryClient } from '@tanstack/react-query';
import { HandCoins, MailX, MessageSquare, Phone, Trash2, Wrench } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { RequestLine } from '../../../../../shared/contract/request-shapes';
import type { TenantNoteLine, TenantRecordShown } from '../../../../../shared/contract/tenant-records';
import type { TenantDetails } from '../../../../../shared/contract/tenants';
import { displayDate } from '../../../../../shared/domain/dates';
import type { PromiseState } from '../../../../../shared/domain/ledger/rent/promise';
import { displayDollars } from '../../../../../shared/domain/money';
import { type tenantNoteKinds, tenantRecordLimits } from '../../../../../shared/domain/people/tenant-record';
import { api } from '../../../api/client';
import { newIdempotencyKey } from '../../../api/idempotency-key';
import { refusalWords } from '../../../api/refusal-words';
import { displayDay } from '../../../ui/data/instant';
import { dialogs } from '../../../ui/feedback/dialogs';
import { TextAreaField } from '../../../ui/fields/text-area-field';
import { Bar, Row, Stack } from '../../../ui/layout/layout';
import { ListLabel } from '../../../ui/layout/list-label';
import { RuledList } from '../../../ui/layout/plain-list';
import { Section } from '../../../ui/layout/section';
import { Button } from '../../../ui/primitives/button';
import { IconButton } from '../../../ui/primitives/icon-button';
import { Select } from '../../../ui/primitives/select';
import { Muted } from '../../../ui/primitives/text';
import { TextLink } from '../../../ui/primitives/text-link';
import { tenantChanged } from '../queries';

const PromiseDialog = lazy(() => import('./promise-dialog'));

type Kind = (typeof tenantNoteKinds)[number];
type Props = {
  tenant: TenantDetails;
  record: TenantRecordShown;
  requests: readonly RequestLine[] | undefined;
};

type Line = {
  readonly key: string;
  readonly on: string;
  readonly icon: typeof Phone;
  readonly text: string;
  readonly note: string;
  /** A request's id. */
  readonly request?: string;
  /** An own note's id. */
  readonly mine?: string;
};

const icons: Record<Kind, typeof Phone> = { note: MessageSquare, call: Phone, promise: HandCoins };
const promiseWords: Record<PromiseState, string> = { standing: 'Promised', kept: 'Kept', broken: 'Not kept' };

/** `Promise: $300.00 by Dec 05, 2026. Gets paid on Friday.` */
function noteText({ kind, text, promise }: TenantNoteLine): string {
  if (promise) return `Promise: ${displayDollars(promise.cents)} by ${displayDate(promise.due_on)}. ${text}`;
  return kind === 'call' ? `Call: ${text}` : text;
}

/** Notes, requests and held emails, the latest first. */
export function timelineOf({ tenant, record, requests = [] }: Props): readonly Line[] {
  const notes = record.notes.map(
    (note): Line => ({
      key: note.note_id,
      on: note.added_at,
      icon: icons[note.kind],
      text: noteText(note),
      note: [
        note.promise?.state && promiseWords[note.promise.state],
        note.added_by,
        displayDay(note.added_at),
      ]
        .filter(Boolean)
        .join(' · '),
      ...(note.may_delete && { mine: note.note_id }),
    }),
  );
  const raised = requests.map(
    ({ request_id, words, name, raised_at }): Line => ({
      key: request_id,
      on: raised_at,
      icon: Wrench,
      text: `Reported: ${words || name}`,
      note: displayDay(raised_at),
      request: request_id,
    }),
  );
  const held = tenant.held.map(
    ({ subject, at }): Line => ({
      key: `${at} ${subject}`,
      on: at,
      icon: MailX,
      text: subject,
      note: `Held ${displayDay(at)}: not invited`,
    }),
  );
  return [...notes, ...raised, ...held].toSorted((one, other) => other.on.localeCompare(one.on));
}

const failed = (cause: unknown) =>
  void dialogs.result({ icon: 'error', title: 'That didn’t work', text: refusalWords(cause) });

/** Shown before the rest is asked for. */
const fewest = 8;

/** What staff wrote about a tenant, among what happened. */
export function NotesSection(props: Props) {
  const { tenant, record } = props;
  const { user_role_id } = tenant;
  const client = useQueryClient();
  const [isWhole, setWhole] = useState(false);
  const [isPromising, setPromising] = useState(false);
  const payable = tenant.leases.filter(({ balance }) => balance !== undefined);
  const lines = timelineOf(props);
  const isLong = !isWhole && lines.length > fewest + 1;
  const remove = useMutation({
    mutationFn: (note_id: string) => api.tenants.deleteTenantNote({ body: { user_role_id, note_id } }),
    onError: failed,
    onSettled: () => tenantChanged(client),
  });
  const ask = async (note_id: string) => {
    const asked = { title: 'Delete this note?', yes: 'Delete', no: 'Keep', danger: true };
    if (await dialogs.confirm('It is gone for good.', asked)) remove.mutate(note_id);
  };
  return (
    <Section
      title="Notes and timeline"
      flush
      action={
        record.may_change &&
        payable.length > 0 && (
          <Button variant="plain" size="sm" flexShrink="0" onClick={() => setPromising(true)}>
            Promise to pay
          </Button>
        )
      }
    >
      <Suspense fallback={null}>
        {isPromising && (
          <PromiseDialog
            tenant={tenant}
            leases={payable}
            today={record.today}
            onClose={() => setPromising(false)}
          />
        )}
      </Suspense>
      {record.may_change && <NoteBox userRoleId={user_role_id} />}
      {lines.length === 0 && (
        <Muted px={{ base: '4', md: '6' }} py="4">
          Nothing yet. Only staff who see this home read notes.
        </Muted>
      )}
      <RuledList dense>
        {(isLong ? lines.slice(0, fewest) : lines).map(({ key, icon: Icon, text, note, request, mine }) => (
          <Row as="li" key={key} flexWrap="nowrap">
            <ListLabel
              sign={<Icon size={18} aria-hidden="true" />}
              name={
                request === undefined ? (
                  text
                ) : (
                  <TextLink to="/servicerequestDetails-data" search={{ id: request }}>
                    {text}
                  </TextLink>
                )
              }
              note={note}
            />
            {mine !== undefined && (
              <IconButton
                label={`Delete note: ${text.slice(0, 40)}`}
                size="sm"
                onClick={() => void ask(mine)}
              >
                <Trash2 aria-hidden="true" />
              </IconButton>
            )}
          </Row>
        ))}
      </RuledList>
      {isLong && (
        <Bar rule="above">
          <Button variant="plain" size="sm" onClick={() => setWhole(true)}>
            {`Show all ${lines.length}`}
          </Button>
        </Bar>
      )}
    </Section>
  );
}

/** A promise has a dialog of its own. */
const kinds: readonly { value: Kind; label: string }[] = [
  { value: 'note', label: 'Note' },
  { value: 'call', label: 'Call' },
];

/** One line that grows while one writes; what kind it is shows once there is text. */
function NoteBox({ userRoleId: user_role_id }: { userRoleId: string }) {
  const client = useQueryClient();
  const [text, setText] = useState('');
  const [kind, setKind] = useState<Kind>('note');
  const [key, setKey] = useState(newIdempotencyKey);
  const add = useMutation({
    mutationFn: () =>
      api.tenants.addTenantNote({ body: { user_role_id, kind, text } }, { idempotencyKey: key }),
    onSuccess: () => {
      setText('');
      setKind('note');
      setKey(newIdempotencyKey());
    },
    onError: failed,
    onSettled: () => tenantChanged(client),
  });
  const isEmpty = text.trim() === '';
  return (
    <Bar rule="below">
      <Stack gap="3">
        <TextAreaField
          label="Write a note"
          rows={text.includes('\n') || text.length > 60 ? 4 : 1}
          maxLength={tenantRecordLimits.noteCharacters}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        {!isEmpty && (
          <Row gap="2">
            <Select
              aria-label="Kind of note"
              value={kind}
              onChange={({ target }) => setKind(target.value as Kind)}
            >
              {kinds.map(({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </Select>
            <Button pending={add.isPending} onClick={() => add.mutate()}>
              Add note
            </Button>
          </Row>
        )}
      </Stack>
    </Bar>
  );
}
