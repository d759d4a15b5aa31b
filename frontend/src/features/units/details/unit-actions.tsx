import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { CirclePause, CirclePlay, Copy, FilePlus2, Megaphone, Pencil, Trash2, Users } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import type { UnitDetails } from '../../../../../shared/contract/units';
import { messages } from '../../../../../shared/domain/messages';
import { api } from '../../../api/client';
import { refusalWords } from '../../../api/refusal-words';
import { useRequestsAction } from '../../../domain-ui/request/use-requests-action';
import { dialogs } from '../../../ui/feedback/dialogs';
import { toast } from '../../../ui/feedback/toast';
import { ActionMenu, type MenuAction } from '../../../ui/primitives/action-menu';
import { Button } from '../../../ui/primitives/button';
import { LinkButton } from '../../../ui/primitives/link-button';
import { notDeletable } from '../list/delete-unit';
import { useDeleteUnit } from '../list/use-delete-unit';
import { portfolioKey } from '../queries';

const OpenUnits = lazy(async () => ({ default: (await import('../all/many-units')).OpenUnits }));

type Props = {
  unit: UnitDetails;
  mayChange: boolean;
  mayAdd: boolean;
  mayDelete: boolean;
  mayLease: boolean;
  /** Takes applications. */
  mayList: boolean;
  /** The button of a unit whose rent is received. */
  payment: ReactNode;
  onDeleted: () => void;
};

const icon = { size: 16, 'aria-hidden': true } as const;

/** Takes a unit off the market, or puts it back; why it was not done is said in a dialog. */
function useMark({ unit_id, unit_number, off_market }: UnitDetails) {
  const client = useQueryClient();
  const mark = useMutation({
    mutationFn: () => api.units.markUnit({ body: { unit_id, off_market: off_market !== true } }),
    onSuccess: () =>
      toast({
        title: off_market
          ? `Unit ${unit_number} is on the market again`
          : `Unit ${unit_number} is off the market`,
      }),
    onError: (cause) =>
      void dialogs.result({ icon: 'error', title: 'That didn’t work', text: refusalWords(cause) }),
    onSettled: () => client.invalidateQueries({ queryKey: portfolioKey }),
  });
  return () => mark.mutate();
}

/** The daily action, and the rest behind ⋯. Actions blocked by a lease stay visible and say why (PRP-29). */
export function UnitActions(props: Props) {
  const { unit, mayChange, mayAdd, mayDelete, mayLease, mayList, payment, onDeleted } = props;
  const navigate = useNavigate();
  const remove = useDeleteUnit();
  const mark = useMark(unit);
  const [isListing, setListing] = useState(false);
  const { unit_id: id, property_id } = unit;
  const isVacant = unit.unit_lease_status === 0;
  const actions: MenuAction[] = [
    ...(mayChange
      ? [
          {
            key: 'edit',
            label: 'Edit',
            icon: <Pencil {...icon} />,
            onSelect: () => void navigate({ to: '/updateunit-data', search: { id } }),
          },
        ]
      : []),
    ...(mayAdd
      ? [
          {
            key: 'copy',
            label: 'Duplicate',
            icon: <Copy {...icon} />,
            onSelect: () => void navigate({ to: '/addUnit', search: { id: property_id, copy: id } }),
          },
        ]
      : []),
    ...(mayChange
      ? [
          {
            key: 'mark',
            label: unit.off_market ? 'Put back on the market' : 'Mark off the market',
            icon: unit.off_market ? <CirclePlay {...icon} /> : <CirclePause {...icon} />,
            onSelect: mark,
            not: isVacant || unit.off_market ? undefined : 'A unit with a lease is not on the market.',
          },
        ]
      : []),
    {
      key: 'people',
      label: 'People of this unit',
      icon: <Users {...icon} />,
      onSelect: () => void navigate({ to: '/tenantsUnit-details', search: { id } }),
    },
    ...useRequestsAction({ unit: id }),
  ];
  if (mayDelete)
    actions.push({
      key: 'delete',
      label: 'Delete unit',
      icon: <Trash2 {...icon} />,
      danger: true,
      not: notDeletable(unit),
      onSelect: () => void remove.ask(unit).then((gone) => gone && onDeleted()),
    });
  return (
    <>
      <ActionMenu label="More actions" actions={actions} />
      {mayList && isVacant && !unit.off_market && (
        <Button variant="outline" onClick={() => setListing(true)}>
          <Megaphone aria-hidden="true" />
          List for rent
        </Button>
      )}
      {payment}
      {mayLease && isVacant && !unit.off_market && (
        <LinkButton to="/addLease" search={{ id, property_id }} data-primary="">
          <FilePlus2 aria-hidden="true" />
          {messages.createLease}
        </LinkButton>
      )}
      <Suspense fallback={null}>
        {isListing && (
          <OpenUnits
            chosen={[{ ...unit, tenants: undefined }]}
            onDone={() => undefined}
            onClose={() => setListing(false)}
          />
        )}
      </Suspense>
    </>
  );
}
