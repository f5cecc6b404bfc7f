// Passkeys: what the browser makes and signs, as the server reads it. All bytes travel in base64url.

import type { Challenge, NewPasskey, PasskeyProof } from "../wire";

const ALGORITHMS = [-7, -8, -257]; // ES256, EdDSA, RS256

/** Whether this browser has passkeys for this address: it must be secure, and have a name. */
export function hasPasskeys(): boolean {
  return isSecureContext && "PublicKeyCredential" in window && !isNumeric(location.hostname);
}

/** Return whether a host is an address, to which no passkey can belong. */
export function isNumeric(host: string): boolean {
  return /^[\d.]+$/.test(host) || host.includes(":");
}

/**
 * Make a passkey; null: the user has cancelled it.
 *
 * @param name the name of the account.
 * @param known the ids of its passkeys; an authenticator that has one of them makes no other.
 */
export async function makePasskey(
  { challenge, host, user }: Challenge,
  name: string,
  known: readonly string[],
): Promise<NewPasskey | null> {
  const made = await answered(() =>
    navigator.credentials.create({
      publicKey: {
        challenge: fromBase64(challenge),
        rp: { id: host, name: document.title },
        user: { id: new TextEncoder().encode(user), name, displayName: name },
        pubKeyCredParams: ALGORITHMS.map((alg) => ({ type: "public-key", alg })),
        excludeCredentials: known.map((id) => ({ type: "public-key", id: fromBase64(id) })),
        authenticatorSelection: { residentKey: "required", requireResidentKey: true, userVerification: "preferred" },
        attestation: "none",
      },
    }),
  );
  if (!made) return null;
  const response = made.response as AuthenticatorAttestationResponse;
  return {
    challenge,
    id: toBase64(made.rawId),
    clientData: toBase64(response.clientDataJSON),
    attestation: toBase64(response.attestationObject),
  };
}

/** Sign a challenge with a passkey that the user chooses; null: the user has cancelled it. */
export async function usePasskey({ challenge, host }: Challenge): Promise<PasskeyProof | null> {
  const used = await answered(() =>
    navigator.credentials.get({
      publicKey: { challenge: fromBase64(challenge), rpId: host, userVerification: "preferred" },
    }),
  );
  if (!used) return null;
  const response = used.response as AuthenticatorAssertionResponse;
  return {
    challenge,
    id: toBase64(used.rawId),
    clientData: toBase64(response.clientDataJSON),
    authenticatorData: toBase64(response.authenticatorData),
    signature: toBase64(response.signature),
  };
}

/** Return what the browser answers; null: the user has cancelled it, or has no passkey that fits. */
async function answered(ask: () => Promise<Credential | null>): Promise<PublicKeyCredential | null> {
  try {
    return (await ask()) as PublicKeyCredential | null;
  } catch (error) {
    if (error instanceof DOMException) return null;
    throw error;
  }
}

export function toBase64(bytes: ArrayBuffer): string {
  const text = Array.from(new Uint8Array(bytes), (byte) => String.fromCharCode(byte)).join("");
  return btoa(text).replace(/\+/g, "-").replace(/\//g, "_").replace(/=/g, "");
}

export function fromBase64(text: string): Uint8Array<ArrayBuffer> {
  const letters = atob(text.replace(/-/g, "+").replace(/_/g, "/"));
  return Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
}
