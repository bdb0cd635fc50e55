/** A URI template (RFC 6570 section 2): `/groups{/id}{?page,per_page:3,keys*}`. */
export declare function isUriTemplate(text: string): boolean;
