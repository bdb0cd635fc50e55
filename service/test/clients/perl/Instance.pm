package Instance;

use strict;
use warnings;
use Harness;

scenario groups => sub {
    my ( $world, $step ) = @_;
    my $ann = $world->client('ann');
    $step->take( list => $ann, groups => { order_by => 'id', sort => 'desc' } );
    $step->all( pages => $ann, groups => { per_page => 1 } );
    $step->take( search => $ann, groups => { search => 'plat' } );
    $step->take( read => $ann, group => 'acme/platform' );
    $step->take( missing => $ann, group => 'nowhere' );
    my $made = { name => 'Made', path => 'made', visibility => 'private' };
    # The method gives nothing back.
    $ann->create_group($made);
    my $group = $step->take( created => $ann, group => 'made' );
    $step->take( hidden => $world->client('eve'), group => $group->{id} );
    $step->take( changed => $ann, edit_group => $group->{id}, { description => 'Changed' } );
    $step->take( deleted => $ann, delete_group => $group->{id} );
};

scenario namespaces => sub {
    my ( $world, $step ) = @_;
    my $ann = $world->client('ann');
    $step->take( list => $ann, 'namespaces' );
    $step->take( search => $ann, namespaces => { search => 'acme' } );
    $step->take( read => $ann, namespace => 'acme' );
    $step->take( missing => $ann, namespace => 'nowhere' );
};

scenario projects => sub {
    my ( $world, $step ) = @_;
    my $ann = $world->client('ann');
    my %order = ( order_by => 'id', sort => 'asc' );
    $step->take( list => $ann, projects => {%order} );
    $step->all( pages => $ann, projects => { %order, per_page => 1 } );
    $step->take( search => $ann, projects => { search => 'tool' } );
    $step->take( own => $ann, projects => { %order, membership => 'true', simple => 'true' } );
    $step->take( read => $ann, project => 'acme/tools' );
    $step->take( statistics => $ann, project => 'acme/tools', { statistics => 1 } );
    $step->take( hidden => $world->client('eve'), project => 'acme/secret' );
    my $made = $step->take( created => $ann, create_project => { name => 'Made', namespace_id => $world->get('group') } );
    # The method gives nothing back.
    $ann->edit_project( $made->{id}, { description => 'Changed' } );
    $step->take( changed => $ann, project => $made->{id} );
    $step->take( deleted => $ann, delete_project => $made->{id} );
};

scenario 'application-settings' => sub {
    my ( $world, $step ) = @_;
    my $root = $world->client('root');
    $step->take( read => $root, 'settings' );
    $step->take(
        changed => $root,
        update_settings => {
            default_projects_limit => 7,
            domain_allowlist       => [ 'mail.example', 'work.example' ],
            signup_enabled         => JSON::false,
        }
    );
    $step->take( 'read again' => $root, 'settings' );
    $step->take( refused => $world->client('ann'), 'settings' );
};

scenario 'pages-domains' => sub {
    my ( $world, $step ) = @_;
    my $ann = $world->client('ann');
    my ( $project, $domain ) = ( 'acme/tools', 'docs.example.com' );
    my %pem = ( certificate => $world->get('certificate'), key => $world->get('key') );
    $step->take( created => $ann, create_pages_domain => $project, { domain => $domain, %pem } );
    $step->take( list => $ann, pages_domains => $project );
    $step->take( read => $ann, pages_domain => $project, $domain );
    $step->take( changed => $ann, edit_pages_domain => $project, $domain, {%pem} );
    $step->take( all => $world->client('root'), 'global_pages_domains' );
    $step->take( deleted => $ann, delete_pages_domain => $project, $domain );
    $step->take( missing => $ann, pages_domain => $project, $domain );
    $step->take( refused => $ann, 'global_pages_domains' );
};

1;
