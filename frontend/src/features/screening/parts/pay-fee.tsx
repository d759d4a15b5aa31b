import { useMutation } from '@tanstack/react-query';
import { displayDollars } from '../../../../../shared/domain/money';
import { refusalWords } from '../../../api/refusal-words';
import { Notice } from '../../../ui/feedback/notice';
import { Stack } from '../../../ui/layout/layout';
import { Button } from '../../../ui/primitives/button';
import { goToExternal } from '../../../ui/primitives/external-url';

type Props = {
  readonly title: string;
  readonly text: string;
  readonly cents: number;
  /** Opens the provider's page and answers its address. */
  readonly open: () => Promise<string>;
};

/** Leads to the provider’s page; nothing is paid here. */
export function PayFee({ title, text, cents, open }: Props) {
  const { mutate, isPending, error } = useMutation({ mutationFn: open, onSuccess: goToExternal });
  return (
    <Stack gap="4">
      <Notice title={title}>{`${text} You pay by card on our payment provider’s page.`}</Notice>
      {error && <Notice kind="danger" title={refusalWords(error)} />}
      <Button pending={isPending} onClick={() => mutate()}>
        {`Pay ${displayDollars(cents)}`}
      </Button>
    </Stack>
  );
}
