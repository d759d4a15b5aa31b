import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { CalendarPlus } from 'lucide-react';
import { useState } from 'react';
import type { MyLease } from '../../../../../shared/contract/tenants';
import { dueCalendar, hasDueDays } from '../../../../../shared/domain/leases/due-calendar';
import { api } from '../../../api/client';
import { refusalWords } from '../../../api/refusal-words';
import { useLooksOnly } from '../../../api/session';
import { displayDay, today } from '../../../ui/data/instant';
import { dialogs } from '../../../ui/feedback/dialogs';
import { toast } from '../../../ui/feedback/toast';
import { TextField } from '../../../ui/fields/text-field';
import { Row, Stack } from '../../../ui/layout/layout';
import { Section } from '../../../ui/layout/section';
import { downloadText } from '../../../ui/media/download';
import { Button } from '../../../ui/primitives/button';
import { Muted } from '../../../ui/primitives/text';
import { myCalendarQuery } from '../queries';

/** The due days in the person's own calendar: by a link that stays current, or as a file. */
export function DueDays({ lease }: { lease: MyLease }) {
  const { lease_id: leaseId, due_day: dueDay, until, unit_number, property_title } = lease;
  const looksOnly = useLooksOnly();
  if (!hasDueDays(until)) return null;
  const place = `Unit ${unit_number}, ${property_title}`;
  const save = () =>
    downloadText(dueCalendar({ leaseId, dueDay, until, place, today: today() }), {
      name: 'rent-due.ics',
      type: 'text/calendar',
    });
  return (
    <Section title="Due days in your calendar">
      <Stack gap="4">
        {!looksOnly && <Feed />}
        <Row>
          <Button variant="outline" onClick={save}>
            <CalendarPlus aria-hidden="true" />
            Add due days to my calendar
          </Button>
        </Row>
      </Stack>
    </Section>
  );
}

function Feed() {
  const client = useQueryClient();
  const { data } = useQuery(myCalendarQuery);
  const [address, setAddress] = useState<string>();
  const failed = (cause: unknown) =>
    void dialogs.result({
      icon: 'error',
      title: 'The calendar link was not changed',
      text: refusalWords(cause),
    });
  const changed = () => client.invalidateQueries({ queryKey: myCalendarQuery.queryKey });
  const make = useMutation({
    mutationFn: () => api.tenants.makeMyCalendar({ body: {} }),
    onSuccess: ({ data: made }) => setAddress(made.address),
    onError: failed,
    onSettled: changed,
  });
  const end = useMutation({
    mutationFn: () => api.tenants.endMyCalendar({ body: {} }),
    onSuccess: () => {
      setAddress(undefined);
      toast({ title: 'The calendar link no longer works.' });
    },
    onError: failed,
    onSettled: changed,
  });
  if (!data) return null;
  const replace = async () => {
    const text = 'Calendars that read the old link stop showing your due days.';
    const words = { title: 'Make a new link?', yes: 'Make a new link', no: 'Cancel' };
    if (data.made_on === undefined || (await dialogs.confirm(text, words))) make.mutate();
  };
  return (
    <Stack gap="3">
      <Muted>
        <bdi>
          {data.made_on === undefined
            ? 'With a link, your calendar shows the due days and follows changes by itself.'
            : `Your calendar link was made on ${displayDay(data.made_on)}.`}
        </bdi>
      </Muted>
      {address !== undefined && (
        <TextField
          label="Your calendar link"
          hint="Add it in your calendar app as a subscription. It is shown once; anyone who has it can see your due days."
          value={address}
          readOnly
          dir="ltr"
          onFocus={({ target }) => target.select()}
        />
      )}
      <Row gap="2">
        <Button variant="outline" pending={make.isPending} onClick={() => void replace()}>
          {data.made_on === undefined ? 'Make a calendar link' : 'Make a new link'}
        </Button>
        {data.made_on !== undefined && (
          <Button variant="ghost" pending={end.isPending} onClick={() => end.mutate()}>
            End the link
          </Button>
        )}
      </Row>
    </Stack>
  );
}
