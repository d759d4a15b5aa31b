import { useQueryClient } from '@tanstack/react-query';
import type { OpenedApplication } from '../../../../../shared/contract/screening-shapes';
import { isUndecided } from '../../../../../shared/domain/screening/waiting-list';
import { api } from '../../../api/client';
import { AppointmentSection } from '../../../forms/appointment-section';

type Props = {
  application: NonNullable<OpenedApplication['application']>;
  home: OpenedApplication['home'];
  zone: string;
  token: string;
};

/** When the holder of this link is shown the home. */
export function OwnShowing({ application: { showing, stage }, home, zone, token }: Props) {
  const client = useQueryClient();
  return (
    <AppointmentSection
      title="Showing"
      what="showing"
      appointment={showing}
      zone={zone}
      own="applicant"
      other={home.organization}
      mayMove={isUndecided(stage)}
      send={(move, sending) => api.screening.moveShowing({ body: { token, ...move } }, sending)}
      onSent={() => client.invalidateQueries({ queryKey: ['application', token] })}
    />
  );
}
