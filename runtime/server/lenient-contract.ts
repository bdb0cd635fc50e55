import type { ParameterDescriptor, ValueType } from '../parameters/descriptor.ts';
import type { BodyContract, ContentContract, OperationContract, ParameterGroup } from './operation.ts';

/** The contract of an operation that accepts all usual spellings of booleans in parameters and forms. */
export function lenientContract(contract: OperationContract): OperationContract {
  const { parameters, body } = contract;
  const groups = Object.entries(parameters).map(
    ([location, group]) => [location, lenientGroup(group)] as const,
  );
  return {
    ...contract,
    parameters: Object.fromEntries(groups),
    ...(body === undefined ? {} : { body: lenientBody(body) }),
  };
}

function lenientGroup(group: ParameterGroup): ParameterGroup {
  return { ...group, descriptors: group.descriptors.map(lenientParameter) };
}

function lenientBody(body: BodyContract): BodyContract {
  const contents = Object.entries(body.content).map(
    ([type, content]) => [type, lenientContent(content)] as const,
  );
  return { ...body, content: Object.fromEntries(contents) };
}

function lenientContent(content: ContentContract): ContentContract {
  const { fields, others } = content;
  return {
    ...content,
    fields: fields.map(lenientParameter),
    ...(others === undefined ? {} : { others: lenientParameter(others) }),
  };
}

/** A parameter, field or header that accepts all usual spellings of booleans. */
export function lenientParameter(descriptor: ParameterDescriptor): ParameterDescriptor {
  return { ...descriptor, type: lenientType(descriptor.type) };
}

/**
 * Other scalars that a text such as `1` or `yes` may be. In a union with one of them, booleans are only `true` and
 * `false`.
 */
const otherReadings: ReadonlySet<ValueType['kind']> = new Set(['integer', 'number', 'string', 'any', 'json']);

function lenientType<Type extends ValueType>(type: Type): ValueType {
  switch (type.kind) {
    case 'boolean':
      return { kind: 'looseBoolean' };
    case 'array':
      return { kind: 'array', items: lenientType(type.items) };
    case 'object': {
      const properties: Record<string, ValueType> = Object.create(null);
      for (const [name, property] of Object.entries(type.properties))
        properties[name] = lenientType(property);
      return { kind: 'object', properties, additional: type.additional && lenientType(type.additional) };
    }
    case 'union': {
      const isAmbiguous = type.members.some(({ kind }) => otherReadings.has(kind));
      return {
        kind: 'union',
        members: type.members.map((member) => {
          const lenient = lenientType(member);
          return lenient.kind === 'union' || (member.kind === 'boolean' && isAmbiguous) ? member : lenient;
        }),
      };
    }
    default:
      return type;
  }
}
