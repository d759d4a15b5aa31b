import { chakra, QrCode } from '@chakra-ui/react';

/** A QR code. Dark on white in every theme, or cameras cannot read it. Loaded lazily. */
export default function QrPicture({ address, label }: { address: string; label: string }) {
  return (
    <chakra.div
      role="img"
      aria-label={label}
      w="fit-content"
      p="4"
      bg="#FFFFFF"
      borderWidth="1px"
      borderColor="border"
      borderRadius="card"
    >
      <QrCode.Root unstyled value={address} encoding={{ ecc: 'M' }}>
        <QrCode.Frame unstyled css={{ display: 'block', boxSize: '40', fill: '#18211E' }} aria-hidden="true">
          <QrCode.Pattern unstyled />
        </QrCode.Frame>
      </QrCode.Root>
    </chakra.div>
  );
}
