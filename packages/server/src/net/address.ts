/** The groups of an IPv6 address, with those that `::` leaves out. */
function groupsOf(ip: string): readonly string[] {
  const [before = '', after] = ip.split('%', 1)[0]?.split('::') ?? []
  const [head, tail] = [before, after ?? ''].map((part) => (part === '' ? [] : part.split(':')))
  const missing = after === undefined ? 0 : Math.max(0, 8 - (head?.length ?? 0) - (tail?.length ?? 0))
  return [...(head ?? []), ...Array.from({ length: missing }, () => '0'), ...(tail ?? [])]
}

const plainIn = (ip: string): string | undefined => /^(?:::ffff:)?(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1]

const network = (ip: string, groups: number): string =>
  `${groupsOf(ip)
    .slice(0, groups)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/${groups * 16}`

/** What limits count as one address: an IPv4 address, or an IPv6 /64, which belongs to one subscriber. */
export const countedAs = (ip: string): string => plainIn(ip) ?? network(ip, 4)

/** An address as it may be logged: enough to see a pattern, not enough to find a person. */
export const shortened = (ip: string): string => plainIn(ip)?.replace(/\d+$/, '0/24') ?? network(ip, 3)
