import { chakra } from '@chakra-ui/react';
import { useEffect, useRef } from 'react';

/** A field's element: its id or its `name` is the field's name. */
export const fieldNamed = (name: string): HTMLElement | undefined =>
  document.getElementById(name) ?? document.getElementsByName(name)[0];

function goToField(name: string): void {
  const field = fieldNamed(name);
  field?.focus();
  field?.scrollIntoView?.({ block: 'center' });
}

/** A form's problems as links to its fields. Takes the focus on appearing and whenever `attempt` changes. */
export function ErrorSummary({
  problems,
  labels = {},
  attempt = 0,
}: {
  problems: Readonly<Record<string, string>>;
  labels?: Readonly<Record<string, string>>;
  attempt?: number;
}) {
  const box = useRef<HTMLDivElement>(null);
  const entries = Object.entries(problems);
  const any = entries.length > 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a repeated failed attempt takes the focus again
  useEffect(() => {
    if (any) box.current?.focus();
  }, [any, attempt]);
  if (!any) return null;
  return (
    <chakra.div
      ref={box}
      role="alert"
      tabIndex={-1}
      p="4"
      bg="danger.subtle"
      borderWidth="1px"
      borderColor="danger"
      borderRadius="control"
    >
      <chakra.p m="0" fontWeight="semibold" color="danger">
        {entries.length === 1
          ? 'One thing needs your attention'
          : `${entries.length} things need your attention`}
      </chakra.p>
      <chakra.ul m="0" mt="2" ps="5" listStyleType="disc" color="danger">
        {entries.map(([name, sentence]) => (
          <li key={name}>
            <chakra.a
              href={`#${name}`}
              color="danger"
              textDecoration="underline"
              textUnderlineOffset="3px"
              onClick={(event) => {
                event.preventDefault();
                goToField(name);
              }}
            >
              {labels[name] ? `${labels[name]}: ` : ''}
              {sentence}
            </chakra.a>
          </li>
        ))}
      </chakra.ul>
    </chakra.div>
  );
}
