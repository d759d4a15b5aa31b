import { useQuery } from '@tanstack/react-query';
import type { FunctionComponent } from 'react';
import type { ApplicantDetails } from '../../../../shared/contract/screening-shapes';
import { WaitingHome } from '../../features/home/waiting-home';
import { MyApplications } from '../../features/screening/mine/my-applications';
import { ConfirmOrder } from '../../features/screening/order/confirm-order';
import { NoOrder } from '../../features/screening/order/no-order';
import { OrderForm } from '../../features/screening/order/order-form';
import {
  NoApplicant,
  toApplicants,
  WaitingApplicant,
} from '../../features/screening/parts/waiting-applicant';
import { applicantQuery } from '../../features/screening/queries';
import { useCrumbs } from '../../ui/layout/crumb-trail';
import { useApplicantId } from './applicant-screens';
import { ClosedPage } from './closed-page';
import { mayChangeApplicants } from './rights';
import { usePerson } from './use-person';

const crumbsOf = ({ applicant_id: id, first_name, last_name }: ApplicantDetails, title: string) => [
  toApplicants,
  { to: '/applicant-details', search: { id }, label: `${first_name} ${last_name}`.trim() } as const,
  { to: '.', label: title } as const,
];

/** Whether anybody of the application may be screened now. */
const mayOrder = ({ may, people }: ApplicantDetails) =>
  may.order || people.some(({ may_order }) => may_order);

/** The screen for who may change applicants on a live plan, else a placeholder (SCR-01; decisions, Roles). */
function Checked({
  title,
  Screen,
}: {
  title: string;
  Screen: FunctionComponent<{ applicant: ApplicantDetails }>;
}) {
  const id = useApplicantId();
  const person = usePerson();
  const isAllowed = mayChangeApplicants(person);
  const read = useQuery({ ...applicantQuery(id), enabled: isAllowed && id !== '' });
  useCrumbs(read.data && crumbsOf(read.data, title));
  if (!person) return null;
  if (!isAllowed) return <ClosedPage person={person} title={title} back={toApplicants} />;
  if (id === '') return <NoApplicant />;
  if (!read.data) return <WaitingApplicant read={read} />;
  if (!mayOrder(read.data)) return <NoOrder applicant={read.data} title={title} />;
  return <Screen key={id} applicant={read.data} />;
}

/** /applicantScreening: Add Screening Order by `id`; for an applicant, their own applications (RTE-02). */
export function ScreeningOrderScreen() {
  const person = usePerson();
  const label = person?.role.role_label;
  if (!person || label !== 'applicant') return <Checked title="Add Screening Order" Screen={OrderForm} />;
  const nothing = <WaitingHome user={person.user} role={label} />;
  const lead = person.user.roles[0]?.organization;
  return <MyApplications title="My applications" lead={lead} nothing={nothing} />;
}

/** /confirm-screening, by `id`. */
export const ConfirmScreeningScreen = () => <Checked title="Confirm Screening Order" Screen={ConfirmOrder} />;
