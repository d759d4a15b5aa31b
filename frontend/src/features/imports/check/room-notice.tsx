import { Notice } from '../../../ui/feedback/notice';
import { LinkButton } from '../../../ui/primitives/link-button';
import { count, madeText, unitsText } from '../run/totals';
import type { Room } from './use-dry-run';

export const fits = (room: Room, needed: Room): boolean =>
  needed.properties <= room.properties && needed.units <= room.units;

const left = (value: number): number => Math.max(0, value);

/** Says how much the plan is short of the file, and what the person can do. */
export const RoomNotice = ({
  room,
  needed,
  mayUpgrade,
}: {
  room: Room;
  needed: Room;
  mayUpgrade: boolean;
}) => (
  <Notice
    kind="warning"
    title="Your plan has no room for all of this"
    action={
      mayUpgrade && (
        <LinkButton to="/subscriptionPay" search={{ upgrade: true }} size="sm">
          Upgrade
        </LinkButton>
      )
    }
  >
    {`The file has ${madeText(needed)}; there is room for ${count(left(room.properties))} more with ${unitsText(left(room.units))}. Skip lines${mayUpgrade ? ', or upgrade your plan' : ''}.`}
  </Notice>
);
