import { chakra } from '@chakra-ui/react';
import { useMutation } from '@tanstack/react-query';
import { ChevronRight, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import { api } from '../../api/client';
import { refusalWords } from '../../api/refusal-words';
import { useLooksOnly } from '../../api/session';
import { dialogs } from '../../ui/feedback/dialogs';
import { Row } from '../../ui/layout/layout';
import { Section } from '../../ui/layout/section';
import { Button } from '../../ui/primitives/button';
import { Amount, Muted, SrOnly, Tint } from '../../ui/primitives/text';
import { useHrefLink } from '../../ui/primitives/use-href-link';
import { buttonRecipe } from '../../ui/theme/controls';
import { amountText } from './attention';
import type { AttentionLine } from './attention-line';

const looks = {
  danger: { Icon: TriangleAlert, color: 'danger', word: 'Urgent' },
  warning: { Icon: TriangleAlert, color: 'warning', word: 'Warning' },
  info: { Icon: Info, color: 'info', word: 'Note' },
} as const;

const Lines = chakra('ul', { base: { listStyle: 'none', m: '0', p: '0' } });

const LineRow = chakra('li', {
  base: {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto auto',
    alignItems: 'center',
    columnGap: '3',
    px: { base: '4', md: '6' },
    py: '2.5',
    minH: '14',
    borderTopWidth: '1px',
    borderColor: 'border',
    '&:has(a:hover)': { bg: 'surface.hover' },
  },
});

const LineText = chakra('span', {
  base: {
    display: 'block',
    color: 'muted',
    fontSize: 'xs',
    truncate: { md: true },
    overflowWrap: 'anywhere',
  },
});

/** The whole line leads where its button does. On a phone an arrow says so, and the verb is heard. */
const ActionAnchor = chakra('a', buttonRecipe);
const stretched = { _after: { content: '""', position: 'absolute', inset: '0' } } as const;

/** The oldest lease that waits is read and signed on a page of its own, so the browser goes there. */
function SignAction({ leaseId }: { leaseId: string }) {
  const open = useMutation({
    mutationFn: async () => (await api.tenants.signMyLease({ body: { lease_id: leaseId } })).data.path,
    onSuccess: (path) => window.location.assign(path),
    onError: (cause) =>
      void dialogs.result({ icon: 'error', title: 'The lease was not opened', text: refusalWords(cause) }),
  });
  return (
    <Button
      variant="outline"
      size="sm"
      pending={open.isPending}
      pendingText="Opening"
      onClick={() => open.mutate()}
    >
      Sign
    </Button>
  );
}

function LineAction({ line: { signs, action } }: { line: AttentionLine }) {
  const looksOnly = useLooksOnly();
  if (signs !== undefined && !looksOnly) return <SignAction leaseId={signs} />;
  return action ? <Action {...action} /> : <span />;
}

function Action({ to, search, label }: NonNullable<AttentionLine['action']>) {
  return (
    <ActionAnchor
      {...useHrefLink({ to, ...(search && { search }) })}
      variant="outline"
      size="sm"
      css={stretched}
      borderColor={{ base: 'transparent', md: 'control' }}
      bg={{ base: 'transparent', md: 'surface' }}
      px={{ base: '0', md: '3' }}
    >
      <chakra.span srOnly={{ base: true, md: false }}>{label}</chakra.span>
      <chakra.span
        display={{ base: 'inline-flex', md: 'none' }}
        color="muted"
        _rtl={{ transform: 'scaleX(-1)' }}
      >
        <ChevronRight aria-hidden="true" />
      </chakra.span>
    </ActionAnchor>
  );
}

/** What needs attention, most urgent first, or a calm message. */
export const AttentionList = ({ lines }: { lines: readonly AttentionLine[] }) => (
  <Section
    flush={lines.length > 0}
    title={
      <Row as="span" display="inline-flex" gap="2">
        Needs attention
        {lines.length > 0 && (
          <Muted as="span" small>
            {lines.length}
          </Muted>
        )}
      </Row>
    }
    action={lines.length > 1 && <Muted small>Most urgent first</Muted>}
  >
    {lines.length === 0 ? (
      <Row gap="2">
        <Tint color="success">
          <CircleCheck size={18} aria-hidden="true" />
        </Tint>
        <Muted as="bdi">You’re all caught up.</Muted>
      </Row>
    ) : (
      <Lines>
        {lines.map((line) => (
          <Line key={line.key} line={line} />
        ))}
      </Lines>
    )}
  </Section>
);

function Line({ line }: { line: AttentionLine }) {
  const { Icon, color, word } = looks[line.tone];
  const amount = amountText(line);
  return (
    <LineRow>
      <Tint color={color}>
        <Icon size={18} aria-hidden="true" />
        <SrOnly>{word}</SrOnly>
      </Tint>
      <chakra.span minW="0">
        <chakra.span display="block" fontSize="sm" fontWeight="medium" overflowWrap="anywhere">
          <bdi>{line.title}</bdi>
        </chakra.span>
        <LineText>
          <bdi>{line.text}</bdi>
        </LineText>
      </chakra.span>
      <chakra.span fontWeight="semibold" fontSize="sm">
        {amount !== undefined && <Amount>{amount}</Amount>}
      </chakra.span>
      <LineAction line={line} />
    </LineRow>
  );
}
