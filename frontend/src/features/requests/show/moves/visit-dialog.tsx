import { problemsOf } from '../../../../../../shared/domain/problem';
import { entryNoticeHours, isShortNotice } from '../../../../../../shared/domain/requests/entry-notice';
import type { Side } from '../../../../../../shared/domain/requests/request';
import { api } from '../../../../api/client';
import { now } from '../../../../api/clock';
import { type TypedWindow, windowOf } from '../../../../domain-ui/request/windows-field';
import { useValueField } from '../../../../forms/use-field';
import { dayIn, windowText } from '../../../../ui/data/zone-time';
import { Notice } from '../../../../ui/feedback/notice';
import { CheckboxField } from '../../../../ui/fields/checkbox-field';
import { ChoiceCards } from '../../../../ui/fields/choice-cards';
import { Muted } from '../../../../ui/primitives/text';
import type { DialogProps } from '../dialog-props';
import { RequestDialog } from '../request-dialog';
import { useIsDesk } from '../use-desk';
import { VisitField } from './fields';

type Values = { visit: TypedWindow; side: Side; is_agreed: boolean };
const sideChoices = [
  { value: 'worker', label: 'For who does the work' },
  { value: 'home', label: 'For the home' },
] as const;

const shortNoticeWords = `That’s less than ${entryNoticeHours} hours’ notice, and it’s not an emergency. Check what the lease and the law at the property ask for.`;

/** Proposes a visit, in place of the one that was proposed or agreed. */
export default function VisitDialog({ request, onClose }: DialogProps) {
  const { request_id, zone, windows } = request;
  const isDesk = useIsDesk();
  return (
    <RequestDialog<Values>
      title="Propose a visit"
      lead="We’ll ask the other side. Times are local to the home."
      button={({ is_agreed }) => (is_agreed ? 'Set the visit' : 'Propose')}
      values={{
        visit: { day: '', from: '09:00', to: '12:00' },
        side: isDesk ? 'worker' : 'home',
        is_agreed: false,
      }}
      problems={({ visit }) =>
        problemsOf({ visit: !windowOf(visit, zone) && 'Choose a day, a beginning and a later end' })
      }
      send={async ({ visit, side, is_agreed }) => {
        const window = windowOf(visit, zone);
        if (!window) return;
        await api.requests.proposeVisit({ body: { request_id, ...window, side, is_agreed } });
      }}
      done={({ is_agreed }) => (is_agreed ? 'The visit is set.' : 'The visit is proposed.')}
      onClose={onClose}
    >
      {windows.length > 0 && (
        <Muted small>{`Suits the home: ${windows.map((one) => windowText(one, zone)).join('; ')}`}</Muted>
      )}
      <VisitField min={dayIn(zone, now())} />
      {isDesk && <Desk />}
      {isDesk && <ShortNotice request={request} />}
    </RequestDialog>
  );
}

/** Staff set no visit sooner than a home should hear of it without knowing so. */
function ShortNotice({ request: { zone, tenants, hazard } }: Pick<DialogProps, 'request'>) {
  const { value } = useValueField<Values, 'visit'>('visit');
  const visit = windowOf(value, zone);
  const asked = { at: now().toISOString(), hasTenants: tenants.length > 0, isHazard: hazard !== undefined };
  if (!visit || !isShortNotice({ visit, ...asked })) return null;
  return <Notice kind="warning">{shortNoticeWords}</Notice>;
}

function Desk() {
  const { onChange, ...side } = useValueField<Values, 'side'>('side');
  const agreed = useValueField<Values, 'is_agreed'>('is_agreed');
  return (
    <>
      <ChoiceCards {...side} label="Who proposes it?" choices={sideChoices} onValue={onChange} />
      <CheckboxField
        label="Both sides have agreed by telephone"
        checked={agreed.value}
        onChange={({ target }) => agreed.onChange(target.checked)}
      />
    </>
  );
}
