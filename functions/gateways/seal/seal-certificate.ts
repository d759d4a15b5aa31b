import { createHash } from 'node:crypto';
import { productName } from '../../../shared/domain/product';
import type { SealKey } from './seal-key';

/** Loaded with the first seal, so that a start of the product does not wait for them. */
const libraries = async () => ({ asn1: await import('asn1js'), pki: await import('pkijs') });
type Libraries = Awaited<ReturnType<typeof libraries>>;

/** The same in every certificate, so that a key always issues itself the same one. */
const valid = { from: new Date('2026-01-01T00:00:00Z'), to: new Date('2056-01-01T00:00:00Z') } as const;

const ids = {
  organization: '2.5.4.10',
  commonName: '2.5.4.3',
  basicConstraints: '2.5.29.19',
  keyUsage: '2.5.29.15',
  subjectKey: '2.5.29.14',
  rsaWithSha256: '1.2.840.113549.1.1.11',
} as const;

const bufferOf = (bytes: Uint8Array): ArrayBuffer => Uint8Array.from(bytes).buffer;

/** By hand: pkijs puts all parts of a name into one set, which readers show badly. */
function nameOf({ asn1, pki }: Libraries, parts: readonly (readonly [id: string, text: string])[]) {
  const value = parts.map(([id, text]) => {
    const pair = [new asn1.ObjectIdentifier({ value: id }), new asn1.Utf8String({ value: text })];
    return new asn1.Set({ value: [new asn1.Sequence({ value: pair })] });
  });
  const schema = asn1.fromBER(new asn1.Sequence({ value }).toBER()).result;
  return new pki.RelativeDistinguishedNames({ schema });
}

/** Signing, non-repudiation, its own certificate. PDF readers reject an extended key usage. */
function extensionsFor({ asn1, pki }: Libraries, keyId: Uint8Array) {
  const uses = new asn1.BitString({ valueHex: bufferOf(Uint8Array.of(0xc4)), unusedBits: 2 });
  const authority = new pki.BasicConstraints({ cA: true }).toSchema();
  const subject = new asn1.OctetString({ valueHex: bufferOf(keyId) });
  return [
    new pki.Extension({ extnID: ids.basicConstraints, critical: true, extnValue: authority.toBER() }),
    new pki.Extension({ extnID: ids.keyUsage, critical: true, extnValue: uses.toBER() }),
    new pki.Extension({ extnID: ids.subjectKey, extnValue: subject.toBER() }),
  ];
}

/** The certificate (DER) a key issues to itself. The same key always gives the same bytes. */
export async function sealCertificate(key: SealKey): Promise<Uint8Array> {
  const loaded = await libraries();
  const { asn1, pki } = loaded;
  const publicKey = await key.publicKey();
  const serial = createHash('sha256').update(publicKey).digest().subarray(0, 15);
  const algorithm = () =>
    new pki.AlgorithmIdentifier({ algorithmId: ids.rsaWithSha256, algorithmParams: new asn1.Null() });
  const certificate = new pki.Certificate();
  certificate.version = 2;
  certificate.serialNumber = new asn1.Integer({ valueHex: bufferOf(Uint8Array.of(1, ...serial)) });
  certificate.subject = nameOf(loaded, [
    [ids.organization, productName],
    [ids.commonName, `${productName} document seal`],
  ]);
  certificate.issuer = certificate.subject;
  certificate.notBefore = new pki.Time({ type: pki.TimeType.UTCTime, value: valid.from });
  // RFC 5280 §4.1.2.5: a date from 2050 on is a GeneralizedTime; as a UTCTime it would be of a century ago.
  certificate.notAfter = new pki.Time({ type: pki.TimeType.GeneralizedTime, value: valid.to });
  certificate.subjectPublicKeyInfo = new pki.PublicKeyInfo({
    schema: asn1.fromBER(bufferOf(publicKey)).result,
  });
  const bits = certificate.subjectPublicKeyInfo.subjectPublicKey.valueBlock.valueHexView;
  // A key's name is its hash, shortened as RFC 7093 says.
  certificate.extensions = extensionsFor(loaded, createHash('sha256').update(bits).digest().subarray(0, 20));
  certificate.signature = algorithm();
  certificate.signatureAlgorithm = algorithm();
  const body = new Uint8Array(certificate.encodeTBS().toBER());
  certificate.tbsView = body;
  certificate.signatureValue = new asn1.BitString({ valueHex: bufferOf(await key.sign(body)) });
  return new Uint8Array(certificate.toSchema(true).toBER());
}
