import { chakra } from '@chakra-ui/react';
import { useLocation } from '@tanstack/react-router';
import { ChevronRight } from 'lucide-react';
import { useCrumbTrail } from '../../ui/layout/crumb-trail';
import { type Place, useHrefLink } from '../../ui/primitives/use-href-link';
import { crumbsAt } from './crumbs';

const Anchor = chakra('a', {
  base: {
    color: 'inherit',
    textDecoration: 'none',
    opacity: 0.85,
    borderRadius: 'sm',
    _hover: { opacity: 1, textDecoration: 'underline' },
  },
});

const Step = ({ label, ...place }: Place & { label: string }) => (
  <Anchor {...useHrefLink(place)}>
    <chakra.bdi display="block" maxW="14rem" truncate>
      {label}
    </chakra.bdi>
  </Anchor>
);

export function Breadcrumbs() {
  const path = useLocation({ select: ({ pathname }) => pathname });
  const named = useCrumbTrail();
  const crumbs: readonly (Place & { label: string })[] = named ?? crumbsAt(path);
  return (
    <chakra.nav aria-label="Breadcrumbs" minW="0" display={{ base: 'none', sm: 'block' }}>
      <chakra.ol
        display="flex"
        alignItems="center"
        gap="1.5"
        m="0"
        p="0"
        listStyle="none"
        fontSize="sm"
        whiteSpace="nowrap"
        _rtl={{ '& svg': { transform: 'scaleX(-1)' } }}
      >
        {crumbs.map(({ label, ...place }, index) => (
          <chakra.li key={place.to} display="flex" alignItems="center" gap="1.5">
            {index > 0 && <ChevronRight size={14} opacity={0.7} aria-hidden="true" />}
            {index === crumbs.length - 1 ? (
              <chakra.bdi display="block" maxW="20rem" truncate fontWeight="medium" aria-current="page">
                {label}
              </chakra.bdi>
            ) : (
              <Step label={label} {...place} />
            )}
          </chakra.li>
        ))}
      </chakra.ol>
    </chakra.nav>
  );
}
