import { useQuery } from '@tanstack/react-query';
import { unitLimitQuery } from '../../subscriptions/queries';
import type { Checker } from '../check/check-step';
import { fits, RoomNotice } from '../check/room-notice';
import type { BringPlan } from './use-bring-plan';

/** Says that the plan has no room for the files as soon as they are read, not at the last step. */
export function RoomForFiles({ plan: { sums }, who }: { plan: BringPlan; who: Checker }) {
  const { data } = useQuery(unitLimitQuery(who.roleId));
  if (!data) return null;
  const room = {
    properties: data.propertyLimit - data.propertyCount,
    units: data.unitLimit - data.unitCount,
  };
  if (fits(room, sums)) return null;
  return <RoomNotice room={room} needed={sums} mayUpgrade={who.mayUpgrade} />;
}
