package People;

use strict;
use warnings;
use Harness;

scenario members => sub {
    my ( $world, $step ) = @_;
    my $ann = $world->client('ann');
    my ( $project, $bob, $eve ) = ( 'acme/tools', $world->user('bob'), $world->user('eve') );
    $step->take( groupMembers => $ann, group_members => 'acme' );
    $step->take( groupMember => $ann, group_member => 'acme', $bob );
    $step->take( effectiveGroupMembers => $ann, all_group_members => 'acme/platform' );
    $step->take( projectMembers => $ann, project_members => $project );
    $step->take( projectMember => $ann, project_member => $project, $world->user('cid') );
    $step->all( effectiveProjectMembers => $ann, all_project_members => $project, { per_page => 2 } );
    $step->take( found => $ann, all_project_members => $project, { query => 'bo' } );
    $step->take( missing => $ann, project_member => $project, $bob );
    $step->take( added => $ann, add_project_member => $project, { user_id => $eve, access_level => 20 } );
    $step->take( changed => $ann, update_project_member => $project, $eve, { access_level => 30 } );
    $step->take( removed => $ann, remove_project_member => $project, $eve );
    $step->take( refused => $world->client('eve'), project => 'acme/secret' );
};

scenario 'access-requests' => sub {
    my ( $world, $step ) = @_;
    my ( $ann, $eve, $user ) = ( $world->client('ann'), $world->client('eve'), $world->user('eve') );
    for ( [ project => 'acme/tools' ], [ group => 'acme' ] ) {
        my ( $kind, $id ) = @{$_};
        $step->take( "${kind}Requested" => $eve, "request_${kind}_access" => $id );
        $step->take( "${kind}Requests" => $ann, "${kind}_access_requests" => $id );
        $step->take( "${kind}Denied" => $ann, "deny_${kind}_access" => $id, $user );
        $step->take( "${kind}Requested again" => $eve, "request_${kind}_access" => $id );
        $step->take( "${kind}Approved by default" => $ann, "approve_${kind}_access" => $id, $user );
        $step->take( "${kind}Requests left" => $ann, "${kind}_access_requests" => $id );
    }
    $step->take( 'seen by a developer' => $world->client('bob'), project_access_requests => 'acme/tools' );
};

scenario 'user-emails' => sub {
    my ( $world, $step ) = @_;
    my ( $root, $bob, $id ) = ( $world->client('root'), $world->client('bob'), $world->user('bob') );
    my $own = $step->take( ownAdded => $bob, create_current_user_email => { email => 'bob@work.example' } );
    $step->take( ownListed => $bob, 'current_user_emails' );
    $step->take( ownRead => $bob, current_user_email => $own->{id} );
    $step->take( ownDeleted => $bob, delete_current_user_email => $own->{id} );
    $step->take( ownGone => $bob, current_user_email => $own->{id} );
    my $added = $step->take(
        userAdded => $root,
        create_user_email => $id,
        { email => 'b@home.example', skip_confirmation => JSON::true }
    );
    $step->take( userListed => $root, user_emails => $id );
    $step->take( userDeleted => $root, delete_user_email => $id, $added->{id} );
    $step->take( refused => $bob, user_emails => $world->user('ann') );
};

1;
