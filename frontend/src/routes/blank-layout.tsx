import { chakra } from '@chakra-ui/react';
import { Link, Outlet } from '@tanstack/react-router';
import { OfflineBar } from '../ui/feedback/offline-bar';
import { Kit } from '../ui/layout/kit';
import { HousesDrawing } from '../ui/primitives/houses-drawing';
import { NameMark } from '../ui/primitives/name-mark';

const Home = chakra(Link, {
  base: { display: 'inline-flex', color: 'primary', textDecoration: 'none', borderRadius: 'sm', py: '1' },
});

/** The layout without the app shell: a form, and on wide screens a drawing next to it. */
export const BlankLayout = () => (
  <Kit>
    <OfflineBar />
    <chakra.div
      minH="100dvh"
      display="grid"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(30rem, 1fr) 1.1fr' }}
    >
      <chakra.div
        display="flex"
        flexDirection="column"
        minW="0"
        px={{ base: 'min(1.25rem, 6.25vw)', sm: '8', lg: '14' }}
        py={{ base: '5', lg: '8' }}
      >
        <chakra.header>
          <Home to="/auth/home">
            <NameMark size={24} />
          </Home>
        </chakra.header>
        <chakra.main
          flex="1"
          display="flex"
          alignItems={{ base: 'flex-start', lg: 'center' }}
          pt="10"
          pb="10"
        >
          <chakra.div w="full" minW="0" maxW="26rem" mx="auto">
            <Outlet />
          </chakra.div>
        </chakra.main>
      </chakra.div>
      <Picture />
    </chakra.div>
  </Kit>
);

const Picture = () => (
  <chakra.aside aria-hidden="true" display={{ base: 'none', lg: 'block' }} bg="brand" color="brand.line">
    <chakra.div
      position="sticky"
      top="0"
      h="100dvh"
      display="flex"
      flexDirection="column"
      justifyContent="flex-end"
      overflow="hidden"
    >
      <chakra.p
        m="0"
        px="14"
        mb="auto"
        mt="22vh"
        maxW="34rem"
        fontFamily="display"
        fontSize="3xl"
        lineHeight="1.25"
        letterSpacing="-0.015em"
        color="brand.text"
        textWrap="balance"
      >
        <bdi>Every door, every lease, every cent in its place.</bdi>
      </chakra.p>
      <chakra.div css={{ '& .houses': { display: 'block', w: '128%', ms: '-14%' } }}>
        <HousesDrawing />
      </chakra.div>
    </chakra.div>
  </chakra.aside>
);
